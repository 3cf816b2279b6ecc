import type { Accident } from '@ecenter/contract/accident-reports/accident.ts'
import type { ReportTaken } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import type { Submitting, Visitor } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { readReportOf } from '../store/accident-report.repository.ts'
import type { AccidentReport, ReportPhoto } from '../store/accident-report.ts'
import { idOfDraft, lockDraft } from '../store/store-report.ts'
import { keepReport, type Reporter, refuseImpossibleMoment } from './keep-report.ts'
import { photoOfToken } from './photo-token.ts'

interface Sent {
  readonly draftId: string
  readonly report: Accident
}

/**
 * Takes a report once, however often its draft comes: told to the core, and by SMS to the reporter. No policy is
 * looked up here, so that nothing in the answer or its time tells whether there is one.
 */
export async function takeReport(
  services: Services,
  visitor: Visitor & Submitting,
  reporter: Reporter,
  { draftId, report }: Sent,
) {
  refuseImpossibleMoment(services, new Date(report.happenedAt), 'report.happenedAt')
  return visitor.submission.commit(async ({ db, record }): Promise<ReportTaken> => {
    const store = { ...services, db }
    await lockDraft(store, draftId)
    const before = await idOfDraft(store, reporter.customerKey, draftId)
    const id = before ?? (await keepNew(store, visitor, reporter, { draftId, report }))
    const kept = await readReportOf(store, id, undefined)
    if (kept === undefined) throw new Error('a report that was just stored is gone')
    record({
      event: 'accident-reported',
      objectId: id,
      subject: reporter.customerKey.toString('hex'),
      outcome: before === undefined ? report.kind : 'again',
    })
    return reportTaken(kept)
  })
}

/** What a reporter is told of their report. */
export function reportTaken({
  receiptNo,
  receivedAt,
  callBy,
  photoCount,
}: AccidentReport): ReportTaken {
  return {
    receiptNo,
    receivedAt: minuteInChina(receivedAt),
    callBy: callBy && minuteInChina(callBy),
    photoCount,
  }
}

/** So many a day by one reporter, with the photos that were sent before. */
async function keepNew(
  services: Services,
  visitor: Visitor,
  reporter: Reporter,
  { draftId, report: { photos: tokens, ...report } }: Sent,
): Promise<string> {
  // A company has many cars on the road: each counts by itself.
  const who = reporter.policy?.id ?? reporter.customerKey.toString('hex')
  if (!(await services.limits.take('accidentReportsByReporter', who, services.db))) throw tooMany()
  const photos = await keepPhotos(services, visitor, reporter.customerKey, tokens)
  return keepReport(services, reporter, { draftId, report, photos })
}

/** Of a photo that was stored for another session, or too long ago, nothing is left: the phone sends it anew. */
async function keepPhotos(
  services: Services,
  { session }: Visitor,
  customerKey: Buffer,
  tokens: readonly string[],
): Promise<ReportPhoto[]> {
  const photos = [...new Set(tokens)].map((token) =>
    photoOfToken(services, { session, customerKey }, token),
  )
  const known = photos.filter((photo) => photo !== undefined)
  if (known.length < photos.length) throw photosGone()
  for (const { id } of known) {
    if (!(await services.files.isLoose({ customerKey, id }, services.db))) throw photosGone()
    await services.files.keep({ customerKey, id }, services.db)
  }
  return known
}

function photosGone(): Failure {
  return fieldRefused('report.photos', '照片要重新发送，请再试一次。')
}

function tooMany(): Failure {
  return new Failure(
    resultCodes.stateChanged,
    '今天已收到您的多次报案，不用重复报。要补充或更正，请拨打 {hotline}。',
  )
}
