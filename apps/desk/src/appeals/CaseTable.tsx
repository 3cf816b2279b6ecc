import {
  caseCauseNames,
  caseChannelNames,
  caseProductNames,
} from '@ecenter/contract/appeals/case-facts.ts'
import type { DeskCaseRow } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import type { RefCallback } from 'react'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { casePath } from './case-paths.ts'
import { daysLeftOf, kindNames } from './case-words.ts'

interface LinkedRow extends DeskCaseRow {
  readonly link: RefCallback<HTMLAnchorElement>
}

const columns: readonly Column<LinkedRow>[] = [
  {
    name: 'caseNo',
    title: '受理编号',
    cell: ({ caseId, caseNo, link }) => (
      <a ref={link} className="num" href={hrefOf(casePath, { id: caseId })}>
        {caseNo}
      </a>
    ),
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
    cell: ({ handlerName, isMine, givenByName }) => (
      <>
        {isMine ? '我' : (handlerName ?? <Badge tone="warning">没有人</Badge>)}
        {givenByName !== undefined && `（${givenByName}分派）`}
      </>
    ),
  },
  { name: 'callBack', title: '首次回电', isWhole: true, cell: (row) => <FirstCall row={row} /> },
  { name: 'late', title: '迟过没有', isWhole: true, cell: (row) => <Lateness row={row} /> },
  { name: 'name', title: '客户', cell: ({ maskedName }) => maskedName },
  {
    name: 'kind',
    title: '类型和来源',
    isWhole: true,
    cell: ({ kind, channel, isRepeat }) => (
      <>
        {kindNames[kind]}，{caseChannelNames[channel]}{' '}
        {isRepeat && <Badge tone="warning">重复</Badge>}
      </>
    ),
  },
  {
    name: 'cause',
    title: '原因',
    isWhole: true,
    cell: ({ cause }) => (cause === undefined ? '—' : caseCauseNames[cause]),
  },
  {
    name: 'product',
    title: '产品和机构',
    cell: ({ product, areaName }) =>
      [product && caseProductNames[product], areaName].filter(Boolean).join('，') || '—',
  },
  {
    name: 'status',
    title: '状态',
    isWhole: true,
    cell: ({ statusText, isLetterWaiting }) => (
      <>
        {statusText} {isLetterWaiting && <Badge tone="info">等主管审</Badge>}
      </>
    ),
  },
]

interface CaseTableProps {
  readonly cases: readonly DeskCaseRow[]
  /** The row that keys act upon. */
  readonly current: string | undefined
  readonly linkOf: (caseId: string) => RefCallback<HTMLAnchorElement>
}

export function CaseTable({ cases, current, linkOf }: CaseTableProps) {
  return (
    <Table
      label="申诉和投诉"
      columns={columns}
      rows={cases.map((row) => ({ ...row, link: linkOf(row.caseId) }))}
      keyOf={({ caseId }) => caseId}
      selectedKey={current}
    />
  )
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
