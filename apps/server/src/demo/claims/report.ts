import type { ClaimEventType } from '../../domains/claims/rules/claim-event.ts'
import type { DocumentType } from '../../domains/claims/rules/document-type.ts'
import type { OfferFacts } from '../../domains/claims/rules/offer-facts.ts'
import type { NewClaim } from '../../domains/claims/store/store-claims.ts'
import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import type { PolicyClass } from '../../platform/numbers/usual-numbers.ts'
import type { DemoCar } from '../car.ts'
import type { Party } from '../people.ts'

type Happening = readonly [ClaimEventType, daysAgo: number, waitsUntilInDays?: number]

/** A document that came another way or, with what is wrong with it, was refused. */
type Judged = readonly [DocumentType, daysAgo: number, reason?: string]

/** One accident, as somebody told it to the hotline; days are counted back from the first start. */
export interface Story
  extends Pick<NewClaim, 'accidentType' | 'lossTypes' | 'accident'>,
    Partial<Pick<NewClaim, 'damages' | 'refusalReason' | 'settlement' | 'reporter'>> {
  readonly policyClass: PolicyClass
  readonly insured: Party
  /** Whom the policy names as insured, where that is their company. */
  readonly company?: Party
  readonly car?: DemoCar | undefined
  /** What our car has suffered. */
  readonly carDamage?: string
  readonly otherCar?: {
    readonly licenseNo: string
    readonly brandModel: string
    readonly damage: string
  }
  readonly serial: number
  readonly area: string
  readonly reportedDaysAgo: number
  readonly events: readonly Happening[]
  readonly offer?: Omit<OfferFacts, 'answerBy'> & { readonly answerInDays: number }
  readonly documents?: readonly Judged[]
}

/** Makes a claim of a story, on the policy that covered its day. */
export function reportOn(policies: readonly NewPolicy[], today: string, story: Story): NewClaim {
  const { insured, car, policyClass, serial, area, events, company, offer, ...told } = story
  const day = daysAfter(today, -story.reportedDaysAgo)
  const [policy, ...beside] = coveringPolicies(policies, story, day)
  if (policy === undefined)
    throw new Error(`nothing of class ${policyClass} covered ${insured.name}`)
  return {
    ...told,
    insured,
    policy: { policyNo: policy.policyNo, insuredIdNumber: policy.insured.idNumber },
    kind: car === undefined ? 'other' : 'car',
    registNo: `R${policyClass}${day.slice(0, 4)}${area}${String(serial).padStart(10, '0')}`,
    policyNos: [policy, ...beside].map(({ policyNo }) => policyNo),
    reporter: story.reporter ?? { name: insured.name, mobile: insured.mobile ?? '13800009999' },
    reportedAt: momentOf(day, '09:35'),
    accidentAt: momentOf(day, '08:50'),
    vehicles: vehiclesOf(story),
    damages: story.damages ?? [],
    offer: offer && { ...offer, answerBy: daysAfter(today, offer.answerInDays) },
    ...(events.length === 0 || car === undefined ? {} : { surveyor }),
    events: events.map(([type, daysAgo, waits], before) => ({
      type,
      at: momentOf(daysAfter(today, -daysAgo), `1${before % 8}:20`),
      facts: waits === undefined ? {} : { dueOn: daysAfter(today, waits) },
    })),
    documents: story.documents?.map(([type, daysAgo, reason]) => ({
      type,
      judgedAt: momentOf(daysAfter(today, -daysAgo), '16:40'),
      ...(reason === undefined ? { state: 'received' } : { state: 'refused', reason }),
    })),
  }
}

const surveyor = { name: '韩师傅', phone: '4008195518', hours: '每天 8:30—18:00' }

function coveringPolicies(policies: readonly NewPolicy[], story: Story, day: string): NewPolicy[] {
  const { policyClass, insured, company, car } = story
  const classes = policyClass === 'DAA' ? ['DAA', 'DZA'] : [policyClass]
  return policies.filter(
    (policy) =>
      classes.includes(policy.productCode) &&
      policy.insured.idNumber === (company ?? insured).idNumber &&
      policy.vehicle?.licenseNo === car?.licenseNo &&
      policy.startsOn <= day &&
      day <= policy.endsOn,
  )
}

function vehiclesOf({ car, carDamage = '', otherCar }: Story): NewClaim['vehicles'] {
  const own =
    car?.licenseNo === undefined
      ? []
      : [
          {
            role: 'own' as const,
            licenseNo: car.licenseNo,
            brandModel: car.brandModel,
            damage: carDamage,
          },
        ]
  return otherCar === undefined ? own : [...own, { role: 'other', ...otherCar }]
}

/** A time of day in China. */
function momentOf(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+08:00`)
}
