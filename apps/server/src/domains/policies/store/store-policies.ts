import { parse } from 'valibot'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { areaOf } from '../rules/policy-area.ts'
import {
  type InsuredPerson,
  type InsuredPersonSecrets,
  insuredPersonContext,
} from './insured-person.ts'
import { openPoliciesUnderPlate } from './open-policies-under-plate.ts'
import type { LookupKey } from './other-lookup-keys.ts'
import { phoneOnFile } from './phone-on-file.ts'
import { endorsementContext, type PolicyStore, policyContext } from './policy.repository.ts'
import type { Coverage, Endorsement, Policy } from './policy.ts'
import { carKeyOf, lookupKeysOf, plateKey, shareLookupKeysOf } from './policy-lookup-keys.ts'
import { type EndorsementSecrets, type PolicySecrets, policySecrets } from './policy-record.ts'

/** A cover, and the plan that it is part of; leave that out where everybody insured has the cover. */
export interface NewCoverage extends Coverage {
  readonly plan?: string | undefined
}

/** A policy as the insurer's core tells it, before it has a row here. */
export interface NewPolicy
  extends PolicySecrets,
    Pick<
      Policy,
      | 'productCode'
      | 'issuedOn'
      | 'startsOn'
      | 'startHour'
      | 'endsOn'
      | 'cancelledOn'
      | 'premiumFen'
      | 'vehicleTaxFen'
      | 'isPaperOnly'
    > {
  /** Everybody that it names; leave out where the insured is the only one. */
  readonly insuredPeople?: readonly InsuredPerson[] | undefined
  readonly coverages: readonly NewCoverage[]
  readonly endorsements: readonly Endorsement[]
}

/** Stores policies with everything that hangs on them and the lookup keys that lead to them. */
export async function storePolicies(
  { db, keys }: PolicyStore,
  policies: readonly NewPolicy[],
): Promise<void> {
  const rows = policies.map((policy) => policyRows(keys, policy))
  await inTransaction(db, async (transaction) => {
    for (const some of portionsOf(rows.map(({ policy }) => policy))) {
      await transaction.insertInto('policy').values(some).execute()
    }
    for (const some of portionsOf(rows.flatMap((row) => row.insuredPeople))) {
      await transaction.insertInto('insured_person').values(some).execute()
    }
    for (const some of portionsOf(rows.flatMap(({ lookupKeys }) => lookupKeys))) {
      await transaction.insertInto('policy_lookup_key').values(some).execute()
    }
    for (const some of portionsOf(rows.flatMap((row) => row.coverages))) {
      await transaction.insertInto('coverage').values(some).execute()
    }
    for (const some of portionsOf(rows.flatMap((row) => row.endorsements))) {
      await transaction.insertInto('endorsement').values(some).execute()
    }
    await openPoliciesUnderPlate(
      { db: transaction, keys },
      rows.map(({ policy }) => policy),
    )
  })
}

export type PolicyRows = ReturnType<typeof policyRows>

/** All rows of a policy, by what they are rows of. Written out, for spreads take a third of an import's time. */
export function policyRows(keys: Keys, policy: NewPolicy) {
  const { customer_key, policy_id } = policyRefOf(keys, policy)
  const people = (policy.insuredPeople ?? []).map((person, seq) => ({
    person,
    row: { customer_key, policy_id, seq, ...insuredPersonRow(keys, policy_id, person) },
  }))
  // An applicant who is one of many insured sees the whole policy behind a lookup key, not only their share.
  const lookupKeys = lookupKeysOf(keys, policy)
  const toShare = people
    .filter(({ person }) => person.idNumber !== policy.insured.idNumber)
    .flatMap(({ person, row }) =>
      shareLookupKeysOf(keys, policy.policyNo, person)
        .filter(({ key }) => !lookupKeys.some((whole) => whole.key.equals(key)))
        .map((lookupKey) => leading(lookupKey, row.id)),
    )
  return {
    policy: policyRow(keys, policy, { customer_key, policy_id }),
    insuredPeople: people.map(({ row }) => row),
    lookupKeys: [...lookupKeys.map((lookupKey) => leading(lookupKey, null)), ...toShare],
    coverages: policy.coverages.map((cover, seq) => ({
      customer_key,
      policy_id,
      seq,
      plan: cover.plan ?? null,
      code: cover.code,
      name: cover.name,
      note: cover.note ?? null,
      limit_fen: cover.limitFen ?? null,
      deductible: cover.deductible ?? null,
      premium_fen: cover.premiumFen,
    })),
    endorsements: policy.endorsements.map((each) => ({
      customer_key,
      policy_id,
      ...endorsementRow(keys, each),
    })),
  }

  function leading({ key, person }: LookupKey, insured_person_id: string | null) {
    return {
      lookup_key: key,
      customer_key,
      policy_id,
      insured_person_id,
      person_key: person ?? null,
    }
  }
}

/** What names a policy in all its tables. */
export function policyRefOf(
  keys: Keys,
  {
    policyNo,
    insured,
  }: { readonly policyNo: string; readonly insured: { readonly idNumber: string } },
) {
  return {
    customer_key: keys.searchHash('customer', insured.idNumber),
    policy_id: uuidOf(keys.searchHash('policy-no', policyNo)),
  }
}

export function lookupKeyRow({ key, person }: LookupKey) {
  return { lookup_key: key, person_key: person ?? null }
}

function insuredPersonRow(
  keys: Keys,
  policyId: string,
  { joinedOn, leftOn, ...secrets }: InsuredPerson,
) {
  const id = uuidOf(keys.searchHash('insured-person', policyId, secrets.idNumber))
  return {
    id,
    name_key: keys.searchHash('insured-name', secrets.name),
    id_number_key: keys.searchHash('customer', secrets.idNumber),
    phone_key: phoneKeyOf(keys, secrets.mobile),
    joined_on: joinedOn ?? null,
    left_on: leftOn ?? null,
    sealed: keys.seal(insuredPersonContext(id), secrets satisfies InsuredPersonSecrets),
  }
}

function policyRow(
  keys: Keys,
  policy: NewPolicy,
  { customer_key, policy_id: id }: { customer_key: Buffer; policy_id: string },
) {
  const { insuredPeople = [policy.insured], vehicle } = policy
  return {
    customer_key,
    id,
    product_code: policy.productCode,
    car_key: vehicle === undefined ? null : carKeyOf(keys, vehicle.frameNo),
    plate_key: vehicle?.licenseNo === undefined ? null : plateKey(keys, vehicle.licenseNo),
    phone_key: phoneKeyOf(keys, phoneOnFile(policy)),
    area_code: areaOf(policy.policyNo) || null,
    issued_on: policy.issuedOn,
    starts_on: policy.startsOn,
    start_hour: policy.startHour ?? 0,
    ends_on: policy.endsOn,
    cancelled_on: policy.cancelledOn ?? null,
    premium_fen: policy.premiumFen,
    vehicle_tax_fen: policy.vehicleTaxFen ?? null,
    is_paper_only: policy.isPaperOnly,
    insured_count: insuredPeople.length,
    sealed: keys.seal(policyContext(id), parse(policySecrets, policy)),
  }
}

function phoneKeyOf(keys: Keys, phone: string | undefined): Buffer | null {
  return phone === undefined ? null : keys.searchHash('phone', phone)
}

export function endorsementRow(keys: Keys, endorsement: Endorsement) {
  const { endorsementNo, kind, summary, changes } = endorsement
  const secrets: EndorsementSecrets = { endorsementNo, kind, summary, changes }
  const id = uuidOf(keys.searchHash('policy-no', endorsementNo))
  return {
    id,
    effective_on: endorsement.effectiveOn,
    premium_change_fen: endorsement.premiumChangeFen,
    sealed: keys.seal(endorsementContext(id), secrets),
  }
}
