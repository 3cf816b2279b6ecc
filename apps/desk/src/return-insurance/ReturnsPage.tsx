import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import {
  type DeskReturnRow,
  findReturnClaim,
  listReturnClaims,
  type ReturnStatus,
  returnStatus,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Search } from 'lucide'
import { is } from 'valibot'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { FindBar } from '../kit/lists/FindBar.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { EmptyOfBranch } from '../shell/EmptyOfBranch.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { go, goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { returnPath, returnsPath } from './return-paths.ts'
import { statuses } from './return-words.ts'

const columns: readonly Column<DeskReturnRow>[] = [
  {
    name: 'registNo',
    title: '报案号',
    cell: ({ claimId, registNo }) => (
      <a className="num" href={hrefOf(returnPath, { id: claimId })}>
        {registNo}
      </a>
    ),
  },
  { name: 'insured', title: '被保险人', cell: ({ maskedInsuredName }) => maskedInsuredName },
  { name: 'courier', title: '快递公司', isWhole: true, cell: ({ courier }) => courier },
  {
    name: 'claimedAt',
    title: '申请时间',
    isWhole: true,
    cell: ({ claimedAt }) => <span className="num">{claimedAt}</span>,
  },
  {
    name: 'answerBy',
    title: '答复期限',
    cell: ({ answerBy, isOverdue }) => (
      <>
        <span className="num">{answerBy}</span> {isOverdue && <Badge tone="danger">已超期</Badge>}
      </>
    ),
  },
  {
    name: 'status',
    title: '状态',
    isWhole: true,
    cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].word}</Badge>,
  },
]

function ReturnTable({ claims }: { readonly claims: readonly DeskReturnRow[] }) {
  return (
    <Table label="退货运费理赔" columns={columns} rows={claims} keyOf={({ claimId }) => claimId} />
  )
}

/** What customers and colleagues do shows within this. */
const everyMs = 15_000

const emptyWords: Readonly<Record<ReturnStatus, string>> = {
  open: '没有待审核的退货运费',
  accepted: '还没有同意赔付的',
  refused: '还没有不予赔付的',
}

/** Freight of returned orders, what waits longest in front. */
export function ReturnsPage() {
  const { filter, choose } = useReturnFilter()
  const query = useDeskQuery(listReturnClaims, filter, { everyMs, keeps: 'page' })
  return (
    <PageStack>
      <FindReturn />
      <Tabs
        label="审核情况"
        tabs={[
          { name: 'open', title: statuses.open.word, count: query.value?.open },
          { name: 'accepted', title: statuses.accepted.word },
          { name: 'refused', title: statuses.refused.word },
        ]}
        chosen={filter.status}
        onChoose={(status) => choose({ status })}
      >
        <PageStack>
          <Loaded query={query}>
            {({ claims, total }) => (
              <PagedPanel
                {...{ total, rowsPerPage }}
                page={filter.page}
                onPage={(page) => choose({ page })}
                empty={
                  claims.length === 0 ? (
                    <EmptyOfBranch title={emptyWords[filter.status]}>
                      客户在页面上申请的退货运费会出现在这里，先申请的排在前面。
                    </EmptyOfBranch>
                  ) : undefined
                }
              >
                <ReturnTable claims={claims} />
              </PagedPanel>
            )}
          </Loaded>
        </PageStack>
      </Tabs>
    </PageStack>
  )
}

/** A customer on the phone tells one of the two numbers that they have. */
function FindReturn() {
  const form = useDeskForm(findReturnClaim, {
    initial: { number: '' },
    onAnswer: ({ claimId }) => go(returnPath, { id: claimId }),
  })
  return (
    <FindBar {...form.props} label="查找退货理赔">
      <TextField label="报案号或订单号" {...form.field('number')} />
      <Button type="submit" icon={Search} isBusy={form.isSending}>
        查找
      </Button>
    </FindBar>
  )
}

interface ReturnFilter {
  readonly status: ReturnStatus
  readonly page: number
}

/** It stands in the address, so that the way back from a return leads to the same list. */
function useReturnFilter() {
  const { status, page } = usePlace().parameters
  const filter: ReturnFilter = {
    status: is(returnStatus, status) ? status : 'open',
    page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1),
  }

  function choose(chosen: Partial<ReturnFilter>) {
    const { status, page } = { ...filter, page: 1, ...chosen }
    goInstead(returnsPath, { status, page: page === 1 ? undefined : String(page) })
  }

  return { filter, choose }
}
