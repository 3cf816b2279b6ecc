import { listNudges, type WaitingNudge } from '@ecenter/contract/claims/desk/nudges-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { claimColumns } from './claim-columns.tsx'

/** What customers ask for shows within this. */
const moveMs = 15_000

const columns: readonly Column<WaitingNudge>[] = [
  ...claimColumns,
  { name: 'status', title: '状态', cell: ({ statusText }) => statusText },
  {
    name: 'askedAt',
    title: '催办时间',
    isWhole: true,
    cell: ({ askedAt }) => <span className="num">{askedAt}</span>,
  },
  {
    name: 'answerBy',
    title: '答复期限',
    isWhole: true,
    cell: ({ answerBy, isOverdue }) =>
      isOverdue ? (
        <Badge tone="danger">{`${answerBy} 已超期`}</Badge>
      ) : (
        <span className="num">{answerBy}</span>
      ),
  },
]

/** Claims that were hurried, each with the day by which its customer is answered; nothing while none is. */
export function NudgeList() {
  const [page, setPage] = useState(1)
  const query = useDeskQuery(listNudges, { page }, { everyMs: moveMs, keeps: 'page' })
  return (
    <Loaded query={query}>
      {({ nudges, total }) =>
        (nudges.length > 0 || page > 1) && (
          <PagedPanel
            title="待答复的催办"
            {...{ total, rowsPerPage, page }}
            empty={nudges.length === 0 ? null : undefined}
            onPage={setPage}
          >
            <Table
              label="待答复的催办"
              columns={columns}
              rows={nudges}
              keyOf={({ claimId }) => claimId}
            />
          </PagedPanel>
        )
      }
    </Loaded>
  )
}
