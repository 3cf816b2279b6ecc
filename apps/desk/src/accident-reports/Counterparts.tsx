import { accidentKindNames } from '@ecenter/contract/accident-reports/accident.ts'
import type {
  Counterpart,
  DeskReport,
} from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import { joinReports } from '@ecenter/contract/accident-reports/desk/join-reports.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useSubmit } from '../client/use-submit.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { hrefOf } from '../shell/location.ts'
import { JoinDialog } from './JoinDialog.tsx'
import { reportPath } from './report-paths.ts'

interface CounterpartsProps {
  readonly report: DeskReport
  readonly onChanged: () => Promise<unknown>
}

/** Reports that may be of the same accident, each beside this one, and what staff found. */
export function Counterparts({ report, onChanged }: CounterpartsProps) {
  return report.counterparts.map((other) => (
    <CounterpartPanel key={other.reportId} {...{ report, other, onChanged }} />
  ))
}

interface CounterpartPanelProps extends CounterpartsProps {
  readonly other: Counterpart
}

function CounterpartPanel({ report, other, onChanged }: CounterpartPanelProps) {
  const { isSame, reportId: otherId } = other
  const { submit, isSending, failed } = useSubmit(joinReports, { reread: onChanged })
  const { reportId, version } = report
  const { open, show, close } = useDialog<'same' | 'different'>()
  // What does not fit by itself is joined and parted with why.
  const say = (found: boolean) =>
    other.isMatched
      ? void submit({ reportId, version, otherId, isSame: found })
      : show(found ? 'same' : 'different')
  return (
    <Panel
      title={isSame === undefined ? '可能是同一起事故' : '对方的报案'}
      actions={
        isSame !== undefined && (
          <Badge tone={isSame ? 'success' : 'neutral'}>
            {isSame ? '是同一起事故' : '不是同一起事故'}
          </Badge>
        )
      }
    >
      <PageStack>
        <Callout>{`${other.isMatched ? '两次报案说的是同样两个车牌' : '由同事按受理号关联'}，${apartText(other)}。两位报案人都不会知道对方报了案。`}</Callout>
        <Table
          label="两次报案对照"
          columns={columns}
          rows={comparedRows(report, other)}
          keyOf={({ name }) => name}
        />
        <FailureNotice failed={failed} />
        <ButtonRow>
          {isSame !== true && (
            <Button variant="primary" isBusy={isSending} onClick={() => say(true)}>
              是同一起事故
            </Button>
          )}
          {isSame !== false && (
            <Button isBusy={isSending} onClick={() => say(false)}>
              不是同一起
            </Button>
          )}
          <ButtonLink href={hrefOf(reportPath, { id: otherId })}>打开对方的报案</ButtonLink>
        </ButtonRow>
      </PageStack>
      {open !== undefined && (
        <JoinDialog {...{ report, onChanged, other }} isSame={open === 'same'} onClose={close} />
      )}
    </Panel>
  )
}

/** Places are at least so far apart as both phones knew them. */
function apartText({ minutesApart, metresApart }: Counterpart): string {
  const when = minutesApart === 0 ? '出险时间相同' : `出险时间相差 ${minutesApart} 分钟`
  if (metresApart === undefined) return `${when}，地点没有都定位`
  return metresApart === 0 ? `${when}，定位的地点对得上` : `${when}，地点至少相距 ${metresApart} 米`
}

interface ComparedRow {
  readonly name: string
  readonly mine: string
  readonly theirs: string
}

const columns: readonly Column<ComparedRow>[] = [
  { name: 'name', title: '项目', cell: ({ name }) => name },
  { name: 'mine', title: '这次报案', cell: ({ mine }) => mine },
  { name: 'theirs', title: '对方的报案', cell: ({ theirs }) => theirs },
]

function comparedRows(report: DeskReport, other: Counterpart): ComparedRow[] {
  const mineHurt = report.isHurt ? '有人受伤' : '没有人受伤'
  return [
    { name: '受理号', mine: report.receiptNo, theirs: other.receiptNo },
    { name: '出险时间', mine: report.happenedAt, theirs: other.happenedAt },
    {
      name: '怎么撞的',
      mine: accidentKindNames[report.kind],
      theirs: accidentKindNames[other.kind],
    },
    { name: '受伤', mine: mineHurt, theirs: other.isHurt ? '有人受伤' : '没有人受伤' },
    {
      name: '报案人手机',
      mine: report.maskedPhone ?? '没有留',
      theirs: other.maskedPhone ?? '没有留',
    },
    { name: '照片', mine: `${report.photoCount} 张`, theirs: `${other.photoCount} 张` },
    { name: '报案号', mine: report.registNo ?? '没有', theirs: other.registNo ?? '没有' },
  ]
}
