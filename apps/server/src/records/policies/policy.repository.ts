import type { PolicyKind } from '@ecenter/contract/policies/policy-kind.ts'
import type { Selectable } from 'kysely'
import { parse } from 'valibot'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Grant, ObjectRef } from '../../platform/grants/grant.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { Coverage, Endorsement, Policy } from './policy.ts'
import { endorsementSecrets, policySecrets } from './policy-record.ts'

export interface PolicyStore {
  readonly db: Db
  readonly keys: Keys
}

/** The policy that was proven: by a grant, or by a link or code that came from one. */
export async function readPolicy(
  store: PolicyStore,
  { object }: Pick<Grant, 'object'>,
): Promise<Policy> {
  const row = await selectPolicies(store)
    .where('policy.customer_key', '=', object.customerKey)
    .where('policy.id', '=', object.id)
    .executeTakeFirstOrThrow()
  return policyOf(store, row)
}

/** All policies of the car that a grant's policy insures, newest first; the policy itself included. */
export async function readPoliciesOfCar(store: PolicyStore, grant: Grant): Promise<Policy[]> {
  const { customerKey, id } = grant.object
  const rows = await selectPolicies(store)
    .where('policy.customer_key', '=', customerKey)
    .where('car_key', '=', (where) =>
      where
        .selectFrom('policy as granted')
        .select('granted.car_key')
        .where('granted.customer_key', '=', customerKey)
        .where('granted.id', '=', id),
    )
    .orderBy('starts_on', 'desc')
    .execute()
  return rows.map((row) => policyOf(store, row))
}

/** The covers of a policy that was itself read by a grant. */
export async function readCoverages(
  { db }: PolicyStore,
  { ref }: Pick<Policy, 'ref'>,
): Promise<Coverage[]> {
  const rows = await db
    .selectFrom('coverage')
    .selectAll()
    .where('customer_key', '=', ref.customerKey)
    .where('policy_id', '=', ref.id)
    .orderBy('seq')
    .execute()
  return rows.map(coverageOf)
}

export async function readEndorsements(
  { db, keys }: PolicyStore,
  { ref }: Pick<Policy, 'ref'>,
): Promise<Endorsement[]> {
  const rows = await db
    .selectFrom('endorsement')
    .selectAll()
    .where('customer_key', '=', ref.customerKey)
    .where('policy_id', '=', ref.id)
    .orderBy('effective_on')
    .orderBy('id')
    .execute()
  return rows.map(({ id, sealed, effective_on, premium_change_fen }) => ({
    ...parse(endorsementSecrets, keys.unseal(endorsementPlace(id), sealed)),
    effectiveOn: effective_on,
    premiumChangeFen: premium_change_fen,
  }))
}

/** Where the personal part of a row is sealed for; it opens nowhere else. */
export function policyPlace(id: string): string {
  return `policy/${id}`
}

export function endorsementPlace(id: string): string {
  return `endorsement/${id}`
}

function selectPolicies({ db }: PolicyStore) {
  return db
    .selectFrom('policy')
    .innerJoin('product', 'product.code', 'policy.product_code')
    .selectAll('policy')
    .select(['product.kind', 'product.name as product_name'])
}

export type PolicyRow = Selectable<Tables['policy']> & { kind: PolicyKind; product_name: string }

export function policyOf({ keys }: PolicyStore, row: PolicyRow): Policy {
  const ref: ObjectRef = { kind: 'policy', customerKey: row.customer_key, id: row.id }
  return {
    ...parse(policySecrets, keys.unseal(policyPlace(row.id), row.sealed)),
    ref,
    kind: row.kind,
    productCode: row.product_code,
    productName: row.product_name,
    carKey: row.car_key,
    phoneKey: row.phone_key,
    issuedOn: row.issued_on,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    cancelledOn: row.cancelled_on ?? undefined,
    premiumFen: row.premium_fen,
    vehicleTaxFen: row.vehicle_tax_fen ?? undefined,
    isPaperOnly: row.is_paper_only,
  }
}

function coverageOf(row: Selectable<Tables['coverage']>): Coverage {
  return {
    code: row.code,
    name: row.name,
    note: row.note ?? undefined,
    limitFen: row.limit_fen ?? undefined,
    deductible: row.deductible ?? undefined,
    premiumFen: row.premium_fen,
  }
}
