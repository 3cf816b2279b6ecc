import { accidentKindNames } from '@ecenter/contract/accident-reports/accident.ts'
import type { accidentReported } from '@ecenter/contract/core/accident-events.ts'
import type { InferOutput } from 'valibot'
import type { BookedCar, Books } from './books.ts'
import type { Row } from './core-state.ts'
import { dayInChina } from './issue-order.ts'
import { reportNumberOf } from './numbers.ts'

type Report = InferOutput<(typeof accidentReported)['data']>

/** The policy that a report is of, as a claim names it. */
interface Insurance extends Pick<BookedCar, 'policyNo' | 'insured'> {
  readonly others: readonly string[]
  readonly brandModel: string
}

interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The same of the event, from which versions and times of steps count. */
  readonly version: number
}

/** Made up, as all people of a demo are. */
const surveyor = { name: '唐师傅', phone: '4008195518', hours: '每天 8:30—18:00' }

const second = 1000
/** Long enough for whoever watches to see each step, short enough to wait for it. */
const stepsAfter = {
  registered: 0.4 * second,
  adjuster: 4 * second,
  survey: 10 * second,
  assessment: 17 * second,
  documents: 24 * second,
} as const

/**
 * What an insurer makes of the report of an accident: a claim of a number of its own, whose adjuster is named
 * and which moves on by itself until the customer is to send documents. Nothing where no policy covers the
 * car, or nobody can be reached.
 */
export function registerClaim(books: Books, report: Report, moment: Moment): Row[] {
  const insurance = insuranceOf(books, report)
  const mobile = report.reporter.mobile ?? insurance?.insured.mobile
  if (insurance === undefined || mobile === undefined) return []
  const year = dayInChina(report.receivedAt).slice(0, 4)
  const registNo = reportNumberOf(insurance.policyNo, report.receiptNo, year)
  const claim = claimOf(report, insurance, { registNo, mobile })
  const at = (step: keyof typeof stepsAfter) =>
    new Date(moment.version + stepsAfter[step]).toISOString()
  const survey = { type: 'survey', at: at('survey') }
  const assessment = { type: 'assessment', at: at('assessment') }
  const documents = {
    ...{ type: 'documents-asked', at: at('documents') },
    kinds: ['driving-licence', 'repair-invoice', 'bank-card'],
  }
  const damages = [{ name: '保险杠', remedy: '更换', amountFen: 128_000 }]
  return [
    row('registered', claim),
    row('adjuster', { ...claim, surveyor }),
    row('survey', { ...claim, surveyor, events: [survey] }),
    row('assessment', { ...claim, surveyor, damages, events: [survey, assessment] }),
    row('documents', { ...claim, surveyor, damages, events: [survey, assessment, documents] }),
  ].map((each, later) => ({ ...each, version: moment.version + later }))

  function row(step: keyof typeof stepsAfter, body: Row['body']): Omit<Row, 'version'> {
    return {
      ...{ kind: 'claims', key: registNo, body },
      ...{ notBefore: moment.now + stepsAfter[step], tries: 0 },
    }
  }
}

/** Whoever has proven the car names its policy; of a plate that was told this core knows whether it is insured. */
function insuranceOf({ cars }: Books, report: Report): Insurance | undefined {
  const { policyNo, insured, brandModel, licenseNo, happenedAt } = report
  const day = dayInChina(happenedAt)
  const covering = cars.filter(
    ({ vehicle, startsOn, endsOn, cancelledOn }) =>
      licenseNo !== undefined &&
      vehicle.licenseNo === licenseNo &&
      startsOn <= day &&
      day <= endsOn &&
      (cancelledOn === undefined || day < cancelledOn),
  )
  // The commercial policy of a car (DAA) goes before its compulsory one (DZA).
  const [first] = covering.toSorted((one, other) => (one.policyNo < other.policyNo ? -1 : 1))
  const named =
    policyNo !== undefined && insured !== undefined && brandModel !== undefined
      ? { policyNo, insured, brandModel }
      : first && { ...first, brandModel: first.vehicle.brandModel }
  if (named === undefined) return undefined
  const others = covering.map((car) => car.policyNo).filter((no) => no !== named.policyNo)
  return { ...named, others }
}

function claimOf(
  report: Report,
  { policyNo, insured, others, brandModel }: Insurance,
  { registNo, mobile }: { readonly registNo: string; readonly mobile: string },
): Row['body'] {
  const { kind, place, note, isHurt, happenedAt, receivedAt, licenseNo, otherPlate } = report
  const { position } = place
  const found = position && `定位 ${position.latitude.toFixed(4)}，${position.longitude.toFixed(4)}`
  const own = licenseNo && { role: 'own', licenseNo, brandModel }
  const other = otherPlate && { role: 'other', licenseNo: otherPlate, brandModel: '待查勘' }
  return {
    ...{ registNo, policyNo, insuredIdNumber: insured.idNumber, otherPolicyNos: others },
    kind: 'car',
    reportedAt: receivedAt,
    // A phone's clock may be ahead of the service's.
    accidentAt: happenedAt < receivedAt ? happenedAt : receivedAt,
    accidentType: accidentKindNames[kind],
    lossTypes: [
      'own-damage',
      ...(other ? ['third-party-property'] : []),
      ...(isHurt ? ['injury'] : []),
    ],
    insured,
    // By name and phone the reporter finds the claim: not who has proven no policy, whatever name they told.
    reporter: { name: report.policyNo && report.reporter.name, mobile },
    accident: {
      place: place.words ?? found ?? '待查勘',
      cause: accidentKindNames[kind],
      course: note ?? `报案人说：${accidentKindNames[kind]}。`,
    },
    vehicles: [own, other].filter(Boolean),
  }
}
