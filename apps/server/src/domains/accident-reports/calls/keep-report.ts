import type { Accident, PhotoToCome } from '@ecenter/contract/accident-reports/accident.ts'
import { accidentReported } from '@ecenter/contract/core/accident-events.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import {
  type Clock,
  dayInChina,
  minuteInChina,
  secondsAfter,
} from '../../../platform/clock/clock.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { Db } from '../../../platform/database/database.ts'
import { takeCode } from '../../../platform/database/take-code.ts'
import { newDatedNumber } from '../../../platform/numbers/dated-number.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import type { ReportSecrets } from '../store/accident-report.repository.ts'
import { photosUntil } from '../store/awaited-photos.ts'
import { storeReport } from '../store/store-report.ts'

/** Who reports, about which car. */
export interface Reporter {
  readonly customerKey: Buffer
  readonly mobile: string | undefined
  readonly name: string | undefined
  readonly plate: string | undefined
  /** Insured by it, or who took it out; not whose phone is merely written on it, such as a garage. */
  readonly isHolder: boolean
  /** Of the car that was proven. */
  readonly policy?:
    | (Pick<Policy, 'id' | 'policyNo' | 'insured'> & { readonly brandModel: string })
    | undefined
}

interface GivenReport {
  readonly draftId: string
  readonly report: Omit<Accident, 'photos'>
  readonly photos: readonly PhotoToCome[]
  /** Who of the staff took it from somebody on the phone, to whom no call is promised. */
  readonly takenBy?: ReportSecrets['takenBy']
}

/** Phones go wrong by some minutes, and nobody reports what is to come. */
const clockAheadSeconds = 600
/** Claims end after two years (Insurance Law, article 26). */
const yearsBack = 2

export function refuseImpossibleMoment(
  { clock }: { readonly clock: Pick<Clock, 'now'> },
  happenedAt: Date,
  field: string,
): void {
  if (Number.isNaN(happenedAt.getTime())) throw fieldRefused(field, '时间不对，请核对')
  if (happenedAt > secondsAfter(clock.now(), clockAheadSeconds)) {
    throw fieldRefused(field, '出险时间不能晚于现在，请核对')
  }
  if (happenedAt < secondsAfter(clock.now(), -yearsBack * 365 * 86_400)) {
    throw fieldRefused(field, '出险时间太早了，请核对，或打电话报案')
  }
}

/** Keeps a report under a number of its own, tells the core, and by SMS whoever reported. */
export async function keepReport(
  services: AccidentReportsServices,
  reporter: Reporter,
  { draftId, report, photos, takenBy }: GivenReport,
): Promise<string> {
  const { clock, settings, db } = services
  const { isHurt, ...told } = report
  const receivedAt = clock.now()
  const minutes = takenBy === undefined ? settings.accidentCallMinutes : undefined
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
      photosToCome: photos.length,
      photosUntil: photos.length === 0 ? undefined : photosUntil(receivedAt).toISOString(),
      account: takenBy?.account,
    },
  })
  if (mobile !== undefined) await tellReporter(services, mobile, receiptNo, callBy)
  return storeReport(services, {
    ...told,
    customerKey: reporter.customerKey,
    draftId,
    receiptNo,
    eventId,
    policyId: policy?.id,
    policyNo: policy?.policyNo,
    plate,
    mobile,
    reporterName: name,
    happenedOn: dayInChina(new Date(told.happenedAt)),
    receivedAt,
    callBy,
    isHurt,
    photos,
    isByHolder: reporter.isHolder,
    takenBy,
  })
}

async function tellReporter(
  { jobs, settings, db }: AccidentReportsServices,
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
  const receiptNo = newDatedNumber('accident', today)
  return (await takeCode(db, receiptNo)) ? receiptNo : newReceiptNo(db, today)
}
