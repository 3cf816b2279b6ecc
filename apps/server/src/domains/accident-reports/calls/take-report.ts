import type { Accident } from '@ecenter/contract/accident-reports/accident.ts'
import type { ReportTaken } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { accidentReported } from '@ecenter/contract/core/accident-events.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import type { Submitting, Visitor } from '../../../platform/calls/handler.ts'
import { dayInChina, minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { Db } from '../../../platform/database/database.ts'
import { takeCode } from '../../../platform/database/take-code.ts'
import { newDatedNumber } from '../../../platform/numbers/dated-number.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { Services } from '../../services.ts'
import { readReportOf } from '../store/accident-report.repository.ts'
import type { AccidentReport, ReportPhoto } from '../store/accident-report.ts'
import { idOfDraft, lockDraft, storeReport } from '../store/store-report.ts'
import { photoOfToken } from './photo-token.ts'

/** Who reports, about which car. */
interface Reporter {
  readonly customerKey: Buffer
  readonly mobile: string | undefined
  readonly name: string | undefined
  readonly plate: string | undefined
  /** Of their own car. */
  readonly policy?: Pick<Policy, 'id' | 'policyNo' | 'insured'> & { readonly brandModel: string }
}

interface Sent {
  readonly draftId: string
  readonly report: Accident
}

/** Phones go wrong by some minutes, and nobody reports what is to come. */
const clockAheadSeconds = 600
/** Claims end after two years (Insurance Law, article 26). */
const yearsBack = 2

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
  const { clock } = services
  if (new Date(report.happenedAt) > secondsAfter(clock.now(), clockAheadSeconds)) {
    throw fieldRefused('report.happenedAt', '出险时间不能晚于现在，请核对')
  }
  if (new Date(report.happenedAt) < secondsAfter(clock.now(), -yearsBack * 365 * 86_400)) {
    throw fieldRefused('report.happenedAt', '出险时间太早了，请核对，或打电话报案')
  }
  return visitor.submission.commit(async ({ db, record }): Promise<ReportTaken> => {
    const store = { ...services, db }
    await lockDraft(store, draftId)
    const before = await idOfDraft(store, reporter.customerKey, draftId)
    const id = before ?? (await keepReport(store, visitor, reporter, { draftId, report }))
    const kept = await readReportOf(store, id)
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

async function keepReport(
  services: Services,
  visitor: Visitor,
  reporter: Reporter,
  { draftId, report }: Sent,
): Promise<string> {
  const { clock, settings, db } = services
  // A company has many cars on the road: each counts by itself.
  const who = reporter.policy?.id ?? reporter.customerKey.toString('hex')
  if (!(await services.limits.take('accidentReportsByReporter', who, db))) throw tooMany()
  const { photos: tokens, isHurt, ...told } = report
  const photos = await keepPhotos(services, visitor, reporter.customerKey, tokens)
  const receivedAt = clock.now()
  const minutes = settings.accidentCallMinutes
  const callBy = minutes === undefined ? undefined : secondsAfter(receivedAt, minutes * 60)
  const receiptNo = await newReceiptNo(db, clock.today())
  const { mobile, name, plate, policy } = reporter
  const eventId = await tellCore(services, accidentReported, {
    subject: `accident/${receiptNo}`,
    data: {
      ...told,
      receiptNo,
      policyNo: policy?.policyNo,
      insured: policy?.insured,
      brandModel: policy?.brandModel,
      licenseNo: plate,
      reporter: { mobile, name },
      isHurt,
      receivedAt: receivedAt.toISOString(),
      callBy: callBy?.toISOString(),
      photos,
    },
    files: photos.map(({ id, mediaType }) => ({
      id,
      mediaType,
      customerKey: reporter.customerKey,
    })),
  })
  if (mobile !== undefined) await tellReporter(services, mobile, receiptNo, callBy)
  return storeReport(services, {
    ...told,
    customerKey: reporter.customerKey,
    draftId,
    receiptNo,
    eventId,
    policyId: policy?.id,
    plate,
    mobile,
    reporterName: name,
    happenedOn: dayInChina(new Date(told.happenedAt)),
    receivedAt,
    callBy,
    isHurt,
    photos,
  })
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

async function tellReporter(
  { jobs, settings, db }: Services,
  phone: string,
  receiptNo: string,
  callBy: Date | undefined,
): Promise<void> {
  const { hotline } = settings.brand
  const next =
    callBy === undefined
      ? '我们会尽快联系您'
      : `我们在 ${minuteInChina(callBy).slice(11)} 前给您打电话`
  await jobs.sendSms(
    { phone, template: 'accident-receipt', values: { receiptNo, next, hotline } },
    db,
  )
}

/** Draws another number where one is taken. */
async function newReceiptNo(db: Db, today: string): Promise<string> {
  const receiptNo = newDatedNumber('BA', today)
  return (await takeCode(db, receiptNo)) ? receiptNo : newReceiptNo(db, today)
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
