import {
  caseCauseNames,
  caseChannelNames,
  caseProductNames,
} from '@ecenter/contract/appeals/case-facts.ts'
import type { DeskCaseRow } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { type Column, SecondLine, Table } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { casePath } from './case-paths.ts'
import { daysLeftOf, kindNames } from './case-words.ts'

/** Ten facts in seven columns: two lines a row are read sooner than a list that scrolls sideways. */
const columns: readonly Column<DeskCaseRow>[] = [
  {
    name: 'caseNo',
    title: '受理编号',
    cell: (row) => (
      <>
        <a className="num" href={hrefOf(casePath, { id: row.caseId })}>
          {row.caseNo}
        </a>
        <SecondLine>
          {row.maskedName}，{kindNames[row.kind]}，{caseChannelNames[row.channel]}{' '}
          {row.isRepeat && <Badge tone="warning">重复</Badge>}
        </SecondLine>
      </>
    ),
  },
  {
    name: 'answerBy',
    title: '答复期限',
    cell: (row) => (
      <>
        <DaysLeft row={row} />
        <SecondLine>
          <span className="num">{row.answerBy}</span>
        </SecondLine>
      </>
    ),
  },
  {
    name: 'handler',
    title: '办理人',
    isWhole: true,
    cell: ({ handlerName, isMine, givenByName }) => (
      <>
        {isMine ? '我' : (handlerName ?? <Badge tone="warning">没有人</Badge>)}
        {givenByName !== undefined && <SecondLine>{givenByName}分派</SecondLine>}
      </>
    ),
  },
  { name: 'callBack', title: '首次回电', isWhole: true, cell: (row) => <FirstCall row={row} /> },
  { name: 'late', title: '迟过没有', isWhole: true, cell: (row) => <Lateness row={row} /> },
  {
    name: 'cause',
    title: '原因，产品和机构',
    cell: ({ cause, product, areaName }) => (
      <>
        {cause === undefined ? '—' : caseCauseNames[cause]}
        <SecondLine>
          {[product && caseProductNames[product], areaName].filter(Boolean).join('，')}
        </SecondLine>
      </>
    ),
  },
  {
    name: 'status',
    title: '状态',
    cell: ({ statusText, isLetterWaiting }) => (
      <>
        {statusText} {isLetterWaiting && <Badge tone="info">等主管审</Badge>}
      </>
    ),
  },
]

export function CaseTable({ cases }: { readonly cases: readonly DeskCaseRow[] }) {
  return <Table label="申诉和投诉" columns={columns} rows={cases} keyOf={({ caseId }) => caseId} />
}

/** The first call was promised within a working day; late once, it says so for ever. */
export function FirstCall({ row: { callBack } }: { readonly row: Pick<DeskCaseRow, 'callBack'> }) {
  if (callBack === undefined) return '—'
  const { by, isDone, lateDays } = callBack
  if (lateDays > 0) {
    return (
      <Badge tone={isDone ? 'warning' : 'danger'}>
        {isDone ? `晚 ${lateDays} 天` : `超 ${lateDays} 天`}
      </Badge>
    )
  }
  return isDone ? '按时' : <span className="num">{by.slice(5)} 前</span>
}

/** Lateness of the answer stays in row and case also once it is given. */
export function Lateness({
  row: { lateDays, daysLeft },
}: {
  readonly row: Pick<DeskCaseRow, 'lateDays' | 'daysLeft'>
}) {
  if (lateDays === 0) return '没有'
  const isNow = daysLeft !== undefined && daysLeft < 0
  return (
    <Badge tone={isNow ? 'danger' : 'warning'}>
      {isNow ? `现在超 ${lateDays} 天` : `晚 ${lateDays} 天`}
    </Badge>
  )
}

export function DaysLeft({ row }: { readonly row: Pick<DeskCaseRow, 'daysLeft'> }) {
  const { tone, word } = daysLeftOf(row)
  return <Badge tone={tone}>{word}</Badge>
}
