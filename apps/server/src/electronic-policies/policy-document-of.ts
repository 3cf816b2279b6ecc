import type { ClauseText } from '@ecenter/contract/policies/clause-text.ts'
import type { Settings } from '../platform/config/settings.ts'
import type {
  LiabilityLimit,
  Party,
  PolicyDocument,
  Vehicle,
} from '../platform/documents/policy-document.ts'
import { maskIdNumber, maskMobile } from '../platform/mask/mask.ts'
import { phoneOnFile } from '../records/policies/phone-on-file.ts'
import type { Coverage, Endorsement, Policy } from '../records/policies/policy.ts'

export interface WholePolicy {
  readonly policy: Policy
  readonly coverages: readonly Coverage[]
  readonly endorsements: readonly Endorsement[]
  readonly clauses: readonly ClauseText[]
}

/** What a policy's document says; ID numbers and phones stay masked, for papers are shown around. */
export function policyDocumentOf(
  { brand: { name, hotline }, mode }: Pick<Settings, 'brand' | 'mode'>,
  { policy, coverages, endorsements, clauses }: WholePolicy,
): PolicyDocument {
  const { policyNo, applicant, insured, vehicleTaxFen } = policy
  const facts = {
    brand: { name, hotline },
    policyNo,
    issuedOn: policy.issuedOn,
    period: { startsOn: policy.startsOn, endsOn: policy.endsOn },
    applicant: partyOf(applicant, phoneOnFile(policy)),
    insured: partyOf(insured, insured.mobile),
    vehicle: vehicleOf(policy),
    totalPremium: policy.premiumFen,
    specialAgreements: policy.specialAgreements,
    clauses: clauses.map(({ code, title }) => ({ code, title })),
    endorsements: endorsements.map(({ endorsementNo, effectiveOn, summary }) => ({
      endorsementNo,
      effectiveOn,
      summary,
    })),
    isDemo: mode === 'demo',
  }
  if (policy.kind !== 'compulsory') {
    return { ...facts, template: 'commercial-policy', coverages: coverages.map(coverageOf) }
  }
  return {
    ...facts,
    template: 'compulsory-policy',
    liabilityLimits: coverages.map(liabilityLimitOf),
    ...(vehicleTaxFen === undefined
      ? {}
      : { vehicleTax: { due: vehicleTaxFen, arrears: 0, lateFee: 0 } }),
  }
}

function partyOf({ name, idNumber }: Policy['insured'], mobile: string | undefined): Party {
  return {
    name,
    idNumber: maskIdNumber(idNumber),
    mobile: mobile === undefined ? '—' : maskMobile(mobile),
  }
}

function vehicleOf({ vehicle, ref }: Policy): Vehicle {
  if (vehicle === undefined) throw new Error(`car policy ${ref.id} has no vehicle`)
  const { licenseNo, ...rest } = vehicle
  return licenseNo === undefined ? rest : { ...rest, licenseNo }
}

function coverageOf({ name, note, limitFen, deductible, premiumFen }: Coverage) {
  return {
    name,
    premium: premiumFen,
    ...(note === undefined ? {} : { note }),
    ...(limitFen === undefined ? {} : { limit: limitFen }),
    ...(deductible === undefined ? {} : { deductible }),
  }
}

/** The law sets both limits: what is paid at fault, and the small part of it paid without fault. */
const notAtFaultFen: Readonly<Record<number, number>> = {
  18000000: 1_800_000,
  1800000: 180_000,
  200000: 10_000,
}

function liabilityLimitOf({ name, limitFen = 0 }: Coverage): LiabilityLimit {
  return { name, atFault: limitFen, notAtFault: notAtFaultFen[limitFen] ?? 0 }
}
