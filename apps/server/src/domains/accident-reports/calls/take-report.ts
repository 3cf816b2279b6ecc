import type { Accident } from '@ecenter/contract/accident-reports/accident.ts'
import type { ReportTaken } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Submitting, Visitor } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { type AccidentReport, readReportOf } from '../store/accident-report.repository.ts'
import { photosOf } from '../store/awaited-photos.ts'
import { idOfDraft, lockDraft } from '../store/store-report.ts'
import { keepReport, type Reporter, refuseImpossibleMoment } from './keep-report.ts'

interface Sent {
  readonly draftId: string
  readonly report: Accident
}

/**
 * Takes a report once, however often its draft comes: told to the core, and by SMS to the reporter. No policy is
 * looked up here, so that nothing in the answer or its time tells whether there is one.
 */
export async function takeReport(
  services: AccidentReportsServices,
  visitor: Visitor & Submitting,
  reporter: Reporter,
  { draftId, report }: Sent,
) {
  refuseImpossibleMoment(services, new Date(report.happenedAt), 'report.happenedAt')
  return visitor.submission.commit(async ({ db, record }): Promise<ReportTaken> => {
    const store = { ...services, db }
    await lockDraft(store, draftId)
    const before = await idOfDraft(store, reporter.customerKey, draftId)
    const id = before ?? (await keepNew(store, reporter, { draftId, report }))
    const kept = await readReportOf(store, id, undefined)
    if (kept === undefined) throw new Error('a report that was just stored is gone')
    record({
      event: 'accident-reported',
      objectId: id,
      subject: reporter.customerKey.toString('hex'),
      outcome: before === undefined ? report.kind : 'again',
    })
    return reportTaken(store, kept)
  })
}

/** What a reporter is told of their report. */
export function reportTaken(
  services: Pick<Services, 'clock'>,
  report: AccidentReport,
): ReportTaken {
  const { receiptNo, receivedAt, callBy } = report
  return {
    receiptNo,
    receivedAt: minuteInChina(receivedAt),
    callBy: callBy && minuteInChina(callBy),
    ...photosOf(services, report),
  }
}

/** So many a day by one reporter; the photos that it names come after it. */
async function keepNew(
  services: AccidentReportsServices,
  reporter: Reporter,
  { draftId, report: { photos, ...report } }: Sent,
): Promise<string> {
  // A company has many cars on the road: each counts by itself.
  const who = reporter.policy?.id ?? reporter.customerKey.toString('hex')
  if (!(await services.limits.take('accidentReportsByReporter', who, services.db))) throw tooMany()
  const named = [...new Map(photos.map((photo) => [photo.upload, photo])).values()]
  return keepReport(services, reporter, { draftId, report, photos: named })
}

function tooMany(): Failure {
  return stateChanged('今天已收到您的多次报案，不用重复报。要补充或更正，请拨打 {hotline}。')
}
