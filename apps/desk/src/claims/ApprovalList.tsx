import {
  listApprovals,
  type WaitingApproval,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { approvedEndNames } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { FileSearch } from 'lucide'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { amountText } from '../kit/fields/amount-text.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { claimColumns } from './claim-columns.tsx'

/** What colleagues ask for shows within this. */
const moveMs = 15_000

const columns: readonly Column<WaitingApproval>[] = [
  ...claimColumns,
  {
    name: 'end',
    title: '决定',
    isWhole: true,
    cell: ({ end }) => approvedEndNames[end],
  },
  {
    name: 'amount',
    title: '涉及金额',
    isNumber: true,
    isWhole: true,
    cell: ({ amount }) => <span className="num">{amountText(amount)}</span>,
  },
  { name: 'account', title: '提交人', cell: ({ account }) => account },
  {
    name: 'since',
    title: '提交时间',
    isWhole: true,
    cell: ({ since }) => <span className="num">{since}</span>,
  },
]

/** Payments, refusals and cancellations that wait for a second member of staff. */
export function ApprovalList() {
  const [page, setPage] = useState(1)
  const query = useDeskQuery(listApprovals, { page }, { everyMs: moveMs, keeps: 'page' })
  return (
    <Loaded query={query}>
      {({ approvals, total }) => (
        <PagedPanel
          title="待复核的决定"
          {...{ total, rowsPerPage, page }}
          onPage={setPage}
          empty={
            approvals.length === 0 ? (
              <EmptyState icon={FileSearch} title="没有待复核的决定">
                超过限额的赔付、不予赔付和注销提交后会出现在这里，由另一位同事复核。
              </EmptyState>
            ) : undefined
          }
        >
          <Table
            label="待复核的决定"
            columns={columns}
            rows={approvals}
            keyOf={({ claimId }) => claimId}
          />
        </PagedPanel>
      )}
    </Loaded>
  )
}
