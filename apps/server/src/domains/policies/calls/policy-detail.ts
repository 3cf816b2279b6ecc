import type {
  InsuredVehicle,
  PolicyDetail,
  PolicyFact,
  PolicyParties,
} from '@ecenter/contract/policies/policy.ts'
import { maskIdNumber, maskMobile, maskVehicleNumber } from '../../../platform/mask/mask.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { detailInfosOf, riskItemsOf } from '../rules/describe-risk.ts'
import { type ClauseTitle, ownClauses } from '../rules/own-clauses.ts'
import { policyStatus } from '../rules/policy-status.ts'
import { statedHourOf } from '../rules/start-of.ts'
import { readClauseTitles } from '../store/clause.repository.ts'
import { phoneOnFile } from '../store/phone-on-file.ts'
import { readCoveragesOf, readEndorsementsOf } from '../store/policy.repository.ts'
import type { Coverage, Endorsement, Policy } from '../store/policy.ts'
import { readBasicsOf } from '../store/store-products.ts'

interface Beside {
  readonly coverages: readonly Coverage[]
  readonly endorsements: readonly Endorsement[]
  readonly clauses: readonly ClauseTitle[]
  readonly basics: readonly PolicyFact[]
}

/**
 * Everything a customer may see of own policies; what some form takes as proof stays masked. One of
 * many insured sees neither what the whole cost nor who else is in it.
 */
export async function detailsOf(
  services: PoliciesServices,
  session: Session,
  policies: readonly Policy[],
): Promise<PolicyDetail[]> {
  const products = [...new Set(policies.map(({ productCode }) => productCode))]
  const reading = { ...services, connection: services.pipelined.swift }
  const [coverages, endorsements, clauses, basics] = await Promise.all([
    readCoveragesOf(reading, policies),
    readEndorsementsOf(reading, policies),
    readClauseTitles(reading, products),
    readBasicsOf(reading, products),
  ])
  return policies.map((policy) =>
    detailOf(services, session, policy, {
      coverages: coverages.get(policy.ref.id) ?? [],
      endorsements: endorsements.get(policy.id) ?? [],
      clauses: clauses.filter(({ productCode }) => productCode === policy.productCode),
      basics: basics.get(policy.productCode) ?? [],
    }),
  )
}

function detailOf(
  services: PoliciesServices,
  session: Session,
  policy: Policy,
  { coverages, endorsements, clauses, basics }: Beside,
): PolicyDetail {
  return {
    handle: services.grants.handleOf(session, policy.ref),
    kind: policy.kind,
    productName: policy.productName,
    policyNo: policy.policyNo,
    status: policyStatus(policy, services.clock.now()),
    startDate: policy.startsOn,
    startTime: statedHourOf(policy),
    endDate: policy.endsOn,
    issuedOn: policy.issuedOn,
    parties: partiesOf(policy),
    vehicle: policy.vehicle && vehicleOf(policy.vehicle),
    riskInfo: riskItemsOf(policy),
    detailInfos: detailInfosOf(policy),
    productBasicInfo: [...basics],
    insuredCount: policy.insuredCount,
    isOwnShareOnly: policy.isOwnShareOnly,
    coverages: coverages.map((coverage) => coverageOf(coverage, policy)),
    specialAgreements: policy.specialAgreements,
    premium: policy.isOwnShareOnly
      ? undefined
      : { total: policy.premiumFen, vehicleTax: policy.vehicleTaxFen },
    endorsements: endorsements.map(endorsementOf),
    clauses: ownClauses(clauses, coverages).map(({ code, title }) => ({ code, title })),
  }
}

function partiesOf(policy: Policy): PolicyParties {
  const mobile = phoneOnFile(policy)
  return {
    applicantName: policy.applicant.name,
    insuredName: policy.insured.name,
    insuredMaskedIdNumber: maskIdNumber(policy.insured.idNumber),
    insuredMaskedMobile: mobile && maskMobile(mobile),
  }
}

function vehicleOf({ frameNo, engineNo, ...open }: NonNullable<Policy['vehicle']>): InsuredVehicle {
  return {
    ...open,
    maskedFrameNo: maskVehicleNumber(frameNo),
    maskedEngineNo: maskVehicleNumber(engineNo),
  }
}

function coverageOf(
  { code, name, note, limitFen, deductible, premiumFen }: Coverage,
  { isOwnShareOnly }: Policy,
) {
  const premium = isOwnShareOnly ? undefined : premiumFen
  return { code, name, note, limit: limitFen, deductible, premium }
}

function endorsementOf({ premiumChangeFen, ...rest }: Endorsement) {
  return { ...rest, premiumChange: premiumChangeFen }
}
