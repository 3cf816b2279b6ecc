import { accidentKindNames, otherSideNames } from '@ecenter/contract/accident-reports/accident.ts'
import { closeReasonNames } from '@ecenter/contract/accident-reports/closing.ts'
import type { DeskReport } from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import { readReport } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { RefreshCw } from 'lucide'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { DetailPage } from '../shell/DetailPage.tsx'
import { usePlace } from '../shell/location.ts'
import { Counterparts } from './Counterparts.tsx'
import { ReportNotes } from './ReportNotes.tsx'
import { ReportPhotos } from './ReportPhotos.tsx'
import { CallState, ReportTable } from './ReportTable.tsx'
import { reportsPath } from './report-paths.ts'

/** One report. It is asked anew after each note and when the window is looked at again. */
export function ReportPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readReport, id === undefined ? undefined : { reportId: id })
  return (
    <DetailPage
      {...{ id, query }}
      kind="report"
      listPath={reportsPath}
      withoutId="请从列表里打开一次报案"
    >
      {(report) => <ReportView key={report.reportId} report={report} onChanged={query.ask} />}
    </DetailPage>
  )
}

interface ReportViewProps {
  readonly report: DeskReport
  readonly onChanged: () => Promise<unknown>
}

/** Who to call and by when, then what happened, the photos, and others of the same car and day. */
function ReportView({ report, onChanged }: ReportViewProps) {
  const { receiptNo, closed, isHurt, isLate, kin, note, reportId } = report
  const { photos, photosToCome, photosMissed, photosRefused } = report
  return (
    <PageStack>
      <Panel title={`受理号 ${receiptNo}`} actions={<ReportBadge {...report} />}>
        <PageStack>
          {isHurt && <Callout tone="danger">报案人说有人受伤。</Callout>}
          {isLate && (
            <Callout tone="danger">
              {report.isCalled
                ? '核心还没有立案，已超过时限，请催核心。'
                : '没有按时回电，请马上打给报案人。'}
            </Callout>
          )}
          {closed !== undefined && (
            <Callout>
              {`${closed.at} 结束：${closeReasonNames[closed.reason]}。报案人看到的是“${closed.told}”。`}
              {closed.reopenUntil !== undefined && `${closed.reopenUntil} 前可以重新处理。`}
            </Callout>
          )}
          <Facts facts={reporterFacts(report)} />
        </PageStack>
      </Panel>
      <Panel title="事故">
        <PageStack>
          <Facts facts={accidentFacts(report)} />
          {note !== undefined && <CustomerWords>{note}</CustomerWords>}
        </PageStack>
      </Panel>
      <Panel title={`照片（${photos.length}）`}>
        <PageStack>
          <OpenPhotos {...{ report, onChanged }} />
          {photos.length > 0 && <ReportPhotos {...{ reportId, photos }} />}
          {photos.length + photosToCome + photosMissed + photosRefused === 0 && '没有照片。'}
        </PageStack>
      </Panel>
      <Counterparts {...{ report, onChanged }} />
      <ReportNotes {...{ report, onChanged }} />
      {kin.length > 0 && (
        <Panel title="同一车牌同一天的其他报案" isFlush>
          <ReportTable label="同一车牌同一天的其他报案" reports={kin} />
        </Panel>
      )}
    </PageStack>
  )
}

function ReportBadge({ registNo, isClosed }: DeskReport) {
  if (isClosed) return <Badge tone="neutral">已结束</Badge>
  const isRegistered = registNo !== undefined
  return (
    <Badge tone={isRegistered ? 'success' : 'warning'}>
      {isRegistered ? '已立案' : '待核心立案'}
    </Badge>
  )
}

/** Photos follow the words. Each look leaves a trace, so who waits for them asks. */
function OpenPhotos({ report, onChanged }: ReportViewProps) {
  const { photosToCome, photosUntil, photosMissed, photosRefused, receivedAt } = report
  return (
    <>
      {photosToCome > 0 && (
        <>
          <Callout tone="info">
            {`照片待传 ${photosToCome} 张：${receivedAt} 报案时说有，报案人的手机有网就接着传，最晚等到 ${photosUntil}。`}
          </Callout>
          <ButtonRow>
            <Button icon={RefreshCw} onClick={() => void onChanged()}>
              刷新
            </Button>
          </ButtonRow>
        </>
      )}
      {photosMissed > 0 && (
        <Callout tone="warning">
          {`有 ${photosMissed} 张照片从 ${receivedAt} 等到 ${photosUntil} 没有传来，不再等。需要时请联系报案人补。`}
        </Callout>
      )}
      {photosRefused > 0 && (
        <Callout tone="warning">
          {`有 ${photosRefused} 张照片没有收下：不是照片，或在报案人的手机上打不开。需要时请联系报案人补。`}
        </Callout>
      )}
    </>
  )
}

function reporterFacts(report: DeskReport) {
  const { mobile, reporterName, isOwn, receivedAt, toldAt, registNo, takenByName } = report
  const unproven = takenByName === undefined ? '只验证了手机' : '没有证明是自己的车'
  return [
    { name: '回电', value: <CallState {...report} /> },
    {
      name: '报案人手机',
      value: mobile === undefined ? '没有留' : <a href={`tel:${mobile}`}>{mobile}</a>,
    },
    {
      name: '报案人',
      value: `${reporterName ?? '没有留名'}，${isOwn ? '已证明是自己的车' : unproven}`,
    },
    { name: '收到', value: <span className="num">{receivedAt}</span> },
    takenByName === undefined
      ? { name: '手机上填好', value: <span className="num">{toldAt}</span> }
      : { name: '登记人', value: `${takenByName}，替来电人登记` },
    ...(registNo === undefined
      ? []
      : [{ name: '报案号', value: <span className="num">{registNo}</span> }]),
  ]
}

const drivers = { me: '报案人', somebody: '别人' } as const

function accidentFacts({ place, ...report }: DeskReport) {
  const { position } = place
  return [
    { name: '怎么撞的', value: accidentKindNames[report.kind] },
    { name: '出险时间', value: <span className="num">{report.happenedAt}</span> },
    { name: '车牌', value: report.plate ?? '没有说' },
    { name: '地点', value: place.words ?? '没有写' },
    ...(position === undefined
      ? []
      : [
          {
            name: '定位',
            value: (
              <span className="num">
                {`${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}，误差 ${Math.round(position.accuracy)} 米`}
              </span>
            ),
          },
        ]),
    {
      name: '谁在开车',
      value: [drivers[report.driver], report.driverName].filter(Boolean).join('，'),
    },
    {
      name: '对方',
      value: [otherSideNames[report.otherSide], report.otherPlate, report.otherMobile]
        .filter(Boolean)
        .join('，'),
    },
  ]
}
