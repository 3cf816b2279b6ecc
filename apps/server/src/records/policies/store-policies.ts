import { uuidOf } from '../../platform/grants/object-ref.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { phoneOnFile } from './phone-on-file.ts'
import { endorsementPlace, type PolicyStore, policyPlace } from './policy.repository.ts'
import type { Coverage, Endorsement, Policy } from './policy.ts'
import { doorsOf } from './policy-doors.ts'
import type { EndorsementSecrets, PolicySecrets } from './policy-record.ts'

/** A policy as the insurer's core tells it, before it has a row here. */
export interface NewPolicy
  extends PolicySecrets,
    Pick<
      Policy,
      | 'productCode'
      | 'issuedOn'
      | 'startsOn'
      | 'endsOn'
      | 'cancelledOn'
      | 'premiumFen'
      | 'vehicleTaxFen'
      | 'isPaperOnly'
    > {
  readonly coverages: readonly Coverage[]
  readonly endorsements: readonly Endorsement[]
}

/** Stores policies with everything that hangs on them and the doors that lead to them. */
export async function storePolicies(
  { db, keys }: PolicyStore,
  policies: readonly NewPolicy[],
): Promise<void> {
  const rows = policies.map((policy) => rowsOf(keys, policy))
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('policy')
      .values(rows.map(({ policy }) => policy))
      .execute()
    await transaction
      .insertInto('policy_door')
      .values(rows.flatMap(({ doors }) => doors))
      .execute()
    const coverages = rows.flatMap((row) => row.coverages)
    if (coverages.length > 0) await transaction.insertInto('coverage').values(coverages).execute()
    const endorsements = rows.flatMap((row) => row.endorsements)
    if (endorsements.length > 0) {
      await transaction.insertInto('endorsement').values(endorsements).execute()
    }
  })
}

function rowsOf(keys: Keys, policy: NewPolicy) {
  const place = {
    customer_key: keys.searchKey('customer', policy.insured.idNumber),
    policy_id: uuidOf(keys.searchKey('policy-no', policy.policyNo)),
  }
  return {
    policy: policyRow(keys, policy, place),
    doors: doorsOf(keys, policy).map((door_key) => ({ door_key, ...place })),
    coverages: policy.coverages.map((coverage, seq) => ({
      ...place,
      seq,
      ...coverageRow(coverage),
    })),
    endorsements: policy.endorsements.map((each) => ({ ...place, ...endorsementRow(keys, each) })),
  }
}

function policyRow(
  keys: Keys,
  policy: NewPolicy,
  { customer_key, policy_id: id }: { customer_key: Buffer; policy_id: string },
) {
  const { policyNo, applicant, insured, vehicle, specialAgreements } = policy
  const secrets: PolicySecrets = { policyNo, applicant, insured, vehicle, specialAgreements }
  const phone = phoneOnFile(policy)
  return {
    customer_key,
    id,
    product_code: policy.productCode,
    car_key: vehicle === undefined ? null : keys.searchKey('car', vehicle.frameNo),
    phone_key: phone === undefined ? null : keys.searchKey('phone', phone),
    issued_on: policy.issuedOn,
    starts_on: policy.startsOn,
    ends_on: policy.endsOn,
    cancelled_on: policy.cancelledOn ?? null,
    premium_fen: policy.premiumFen,
    vehicle_tax_fen: policy.vehicleTaxFen ?? null,
    is_paper_only: policy.isPaperOnly,
    sealed: keys.seal(policyPlace(id), secrets),
  }
}

function coverageRow({ code, name, note, limitFen, deductible, premiumFen }: Coverage) {
  return {
    code,
    name,
    note: note ?? null,
    limit_fen: limitFen ?? null,
    deductible: deductible ?? null,
    premium_fen: premiumFen,
  }
}

function endorsementRow(keys: Keys, endorsement: Endorsement) {
  const { endorsementNo, kind, summary, changes } = endorsement
  const secrets: EndorsementSecrets = { endorsementNo, kind, summary, changes }
  const id = uuidOf(keys.searchKey('policy-no', endorsementNo))
  return {
    id,
    effective_on: endorsement.effectiveOn,
    premium_change_fen: endorsement.premiumChangeFen,
    sealed: keys.seal(endorsementPlace(id), secrets),
  }
}
