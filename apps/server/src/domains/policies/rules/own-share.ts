import { parse } from 'valibot'
import type { Keys } from '../../../platform/keys/keys.ts'
import { insuredPersonContext, insuredPersonSecrets } from '../store/insured-person.ts'
import type { Policy } from '../store/policy.ts'
import type { RiskFacts } from './risk-facts.ts'

interface PersonRow {
  readonly id: string
  readonly phoneKey: Buffer | null
  readonly sealed: Buffer
  /** Of this person's cover. */
  readonly startsOn: string
  readonly startHour: number
  readonly endsOn: string
}

/** A policy that names many, as one of them sees it: themselves, their own days and plan of covers. */
export function ownShareOf(
  keys: Keys,
  whole: Policy,
  { id, phoneKey, sealed, startsOn, startHour, endsOn }: PersonRow,
): Policy {
  const { name, idNumber, mobile, plan } = parse(
    insuredPersonSecrets,
    keys.unseal(insuredPersonContext(id), sealed),
  )
  return {
    ...whole,
    ref: { kind: 'insured-person', customerKey: whole.ref.customerKey, id },
    isOwnShareOnly: true,
    ownPlan: plan,
    startsOn,
    startHour,
    endsOn,
    applicant: { name: whole.applicant.name, idNumber: '' },
    insured: { name, idNumber, mobile },
    phoneKey,
    vehicle: undefined,
    documentSerial: undefined,
    risk: whole.risk && withOwnPlan(whole.risk, plan),
    insuredCount: 1,
  }
}

function withOwnPlan(risk: RiskFacts, own: string | undefined): RiskFacts {
  if (risk.kind !== 'group') return risk
  return { ...risk, plans: risk.plans.filter(({ name }) => name === own) }
}
