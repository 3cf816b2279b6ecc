import { accidentKindNames } from '@ecenter/contract/accident-reports/accident.ts'
import type { DeskReportRow } from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { reportPath } from './report-paths.ts'

const columns: readonly Column<DeskReportRow>[] = [
  {
    name: 'receiptNo',
    title: '受理号',
    isWhole: true,
    cell: ({ reportId, receiptNo }) => (
      <a className="num" href={hrefOf(reportPath, { id: reportId })}>
        {receiptNo}
      </a>
    ),
  },
  {
    name: 'kind',
    title: '事故',
    isWhole: true,
    cell: ({ kind, isHurt }) => (
      <>
        {accidentKindNames[kind]} {isHurt && <Badge tone="danger">有人受伤</Badge>}
      </>
    ),
  },
  {
    name: 'plate',
    title: '车牌',
    isWhole: true,
    cell: ({ maskedPlate }) => <span className="num">{maskedPlate ?? '没有说'}</span>,
  },
  {
    name: 'phone',
    title: '报案人手机',
    isWhole: true,
    cell: ({ maskedPhone }) => <span className="num">{maskedPhone ?? '—'}</span>,
  },
  {
    name: 'receivedAt',
    title: '收到时间',
    isWhole: true,
    cell: ({ receivedAt }) => <span className="num">{receivedAt}</span>,
  },
  { name: 'callBy', title: '回电', isWhole: true, cell: (report) => <CallState {...report} /> },
  {
    name: 'photos',
    title: '照片',
    isNumber: true,
    cell: photosText,
  },
]

/** How many there are, and whether more may come or never will. */
function photosText({ photoCount, photosToCome, photosMissed, photosRefused }: DeskReportRow) {
  if (photosToCome > 0) return `${photoCount}，待传 ${photosToCome}`
  const missing = photosMissed + photosRefused
  return missing > 0 ? `${photoCount}，缺 ${missing}` : photoCount
}

interface ReportTableProps {
  /** Read aloud. */
  readonly label: string
  readonly reports: readonly DeskReportRow[]
}

export function ReportTable({ label, reports }: ReportTableProps) {
  return <Table label={label} columns={columns} rows={reports} keyOf={({ reportId }) => reportId} />
}

/** Whether the reporter was called, and by when what is owed next is done. */
export function CallState({
  isCalled,
  callBy,
  dueOn,
  isLate,
  isClosed,
}: Pick<DeskReportRow, 'isCalled' | 'callBy' | 'dueOn' | 'isLate' | 'isClosed'>) {
  // What was promised is owed to nobody any more.
  const by = isClosed ? undefined : (callBy ?? dueOn)
  if (by === undefined) {
    return isCalled ? <Badge tone="success">已回电</Badge> : <Badge tone="neutral">没有回电</Badge>
  }
  return (
    <>
      {isCalled && <Badge tone="success">已回电</Badge>} <span className="num">{by}</span>{' '}
      {isCalled ? '前待核心立案' : '前'} {isLate && <Badge tone="danger">已超时</Badge>}
    </>
  )
}
