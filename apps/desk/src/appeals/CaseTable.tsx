import { caseCauseNames, caseChannelNames } from '@ecenter/contract/appeals/case-facts.ts'
import type { DeskCaseRow } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { casePath } from './case-paths.ts'
import { daysLeftOf, kindNames } from './case-words.ts'

const columns: readonly Column<DeskCaseRow>[] = [
  {
    name: 'caseNo',
    title: '受理编号',
    cell: ({ caseId, caseNo }) => (
      <a className="num" href={hrefOf(casePath, { id: caseId })}>
        {caseNo}
      </a>
    ),
  },
  {
    name: 'kind',
    title: '类型',
    isWhole: true,
    cell: ({ kind, isRepeat }) => (
      <>
        {kindNames[kind]} {isRepeat && <Badge tone="warning">重复</Badge>}
      </>
    ),
  },
  {
    name: 'channel',
    title: '来源',
    isWhole: true,
    cell: ({ channel }) => caseChannelNames[channel],
  },
  {
    name: 'cause',
    title: '原因',
    isWhole: true,
    cell: ({ cause }) => (cause === undefined ? '—' : caseCauseNames[cause]),
  },
  { name: 'name', title: '客户', cell: ({ maskedName }) => maskedName },
  { name: 'status', title: '状态', isWhole: true, cell: ({ statusText }) => statusText },
  {
    name: 'filedAt',
    title: '提交日期',
    isWhole: true,
    cell: ({ filedAt }) => <span className="num">{filedAt.slice(0, 'YYYY-MM-DD'.length)}</span>,
  },
  {
    name: 'answerBy',
    title: '答复期限',
    cell: (row) => (
      <>
        <span className="num">{row.answerBy}</span> <DaysLeft row={row} />
      </>
    ),
  },
  {
    name: 'handler',
    title: '办理人',
    isWhole: true,
    cell: ({ handlerName, isMine }) => (isMine ? '我' : (handlerName ?? '无人办理')),
  },
]

export function CaseTable({ cases }: { readonly cases: readonly DeskCaseRow[] }) {
  return <Table label="申诉和投诉" columns={columns} rows={cases} keyOf={({ caseId }) => caseId} />
}

export function DaysLeft({ row }: { readonly row: Pick<DeskCaseRow, 'daysLeft'> }) {
  const { tone, word } = daysLeftOf(row)
  return <Badge tone={tone}>{word}</Badge>
}
