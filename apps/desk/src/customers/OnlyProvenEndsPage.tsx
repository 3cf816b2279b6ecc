import {
  documentSeenNames,
  type EndClosing,
  type ListedEnd,
  listOnlyProvenEnds,
  openOnlyProvenEnd,
} from '@ecenter/contract/customers/desk/only-proven-end.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { go } from '../shell/location.ts'
import { customerPath } from './customer-paths.ts'
import { PurposePanel } from './PurposePanel.tsx'

/** What colleagues ask for shows within this. */
const moveMs = 15_000

type State = 'open' | 'closed'

const states = [
  { name: 'open', title: '办理中' },
  { name: 'closed', title: '已结束' },
] as const

/** Requests to end 仅限手机验证后查看: who is to decide finds them here, and what became of the others. */
export function OnlyProvenEndsPage() {
  const [state, setState] = useState<State>('open')
  return (
    <Tabs label="申请" tabs={states} chosen={state} onChoose={setState}>
      <EndList key={state} state={state} />
    </Tabs>
  )
}

function EndList({ state }: { readonly state: State }) {
  const [page, setPage] = useState(1)
  const query = useDeskQuery(
    listOnlyProvenEnds,
    { state, page },
    { everyMs: moveMs, keeps: 'page' },
  )
  const { open, panel } = useOpening()
  const title = state === 'open' ? '办理中的申请' : '已结束的申请'
  return (
    <PageStack>
      {panel}
      <Loaded query={query}>
        {({ ends, total }) => (
          <PagedPanel
            {...{ title, total, rowsPerPage, page }}
            onPage={setPage}
            empty={
              ends.length === 0 ? (
                <EmptyState title={`没有${title}`}>
                  手机丢了的客户在柜面申请关闭“仅限手机验证后查看”，由另一位同事复核，72
                  小时后生效。
                </EmptyState>
              ) : undefined
            }
          >
            <Table
              label={title}
              columns={[...columns, ...(state === 'open' ? openColumns(open) : closedColumns)]}
              rows={ends}
              keyOf={({ endId }) => endId}
            />
          </PagedPanel>
        )}
      </Loaded>
    </PageStack>
  )
}

/** Opens the page of whom a request is about; why one looks is said first, as before every look. */
function useOpening() {
  const { submit, isSending, failed } = useSubmit(openOnlyProvenEnd)
  const [wanted, setWanted] = useState<string>()

  async function open(endId: string) {
    setWanted(endId)
    const answer = await submit({ endId })
    if (answer !== undefined) go(customerPath, { id: answer.customerId })
  }

  const isPurposeWanted = failed?.kind === 'rejected' && failed.field === 'purpose'
  const panel = isPurposeWanted ? (
    <PurposePanel onChosen={() => open(wanted ?? '')} />
  ) : (
    <FailureNotice failed={failed} />
  )
  return { open: { open, opening: isSending ? wanted : undefined }, panel }
}

const columns: readonly Column<ListedEnd>[] = [
  { name: 'customer', title: '客户', isWhole: true, cell: ({ masked }) => masked ?? '没有姓名' },
  { name: 'document', title: '看过的证件', cell: ({ document }) => documentSeenNames[document] },
  {
    name: 'asked',
    title: '提交',
    isWhole: true,
    cell: ({ account, askedAt }) => <span className="num">{`${account}，${askedAt}`}</span>,
  },
  {
    name: 'confirmer',
    title: '复核',
    isWhole: true,
    cell: ({ confirmer }) => confirmer ?? '还没有',
  },
]

function openColumns({
  open,
  opening,
}: ReturnType<typeof useOpening>['open']): readonly Column<ListedEnd>[] {
  return [
    { name: 'due', title: '期限', isWhole: true, cell: (end) => <Due end={end} /> },
    {
      name: 'open',
      title: '打开',
      isUntitled: true,
      isWhole: true,
      cell: ({ endId, confirm, confirmer }) => (
        <Button data-row isSmall isBusy={opening === endId} onClick={() => void open(endId)}>
          {confirm.isPossible && confirmer === undefined ? '去复核' : '查看'}
        </Button>
      ),
    },
  ]
}

/** Until when the second one has time, or when it ends by itself. */
function Due({ end: { dueAt, isLate, confirmer } }: { readonly end: ListedEnd }) {
  const text = `${minuteText(dueAt)} ${confirmer === undefined ? '前复核' : '关闭'}`
  return isLate ? (
    <Badge tone="danger">{`${text}，已超时`}</Badge>
  ) : (
    <span className="num">{text}</span>
  )
}

const closingWords: Readonly<Record<EndClosing, string>> = {
  ended: '到期关闭',
  'by staff': '同事停止',
  'by the customer': '客户停止',
  'by a change': '客户改了设置',
  'nobody confirmed': '七天没有人复核',
  'role taken away': '办理的人已无权限',
  'off already': '客户自己已关闭',
}

const closedColumns: readonly Column<ListedEnd>[] = [
  {
    name: 'how',
    title: '结果',
    cell: ({ closed }) =>
      closed && [closingWords[closed.how], closed.account].filter(Boolean).join('，'),
  },
  {
    name: 'at',
    title: '结束时间',
    isWhole: true,
    cell: ({ closed }) => <span className="num">{closed?.at}</span>,
  },
]
