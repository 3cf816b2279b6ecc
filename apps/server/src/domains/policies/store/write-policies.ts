import { type Insertable, sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { LoneConnection } from '../../../platform/database/connections/lone-connection.ts'
import type { Db } from '../../../platform/database/database.ts'
import { removeLookupKeys } from '../../../platform/database/lookup-keys/remove-lookup-keys.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { listOfRowRefs, lockStored, type RowRef } from '../../../platform/database/row-refs.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { endWish, noteBefore } from '../../../platform/wishes/end-wish.ts'
import { openWishes } from '../../../platform/wishes/wish.ts'
import { storePlate } from './correct-plate.ts'
import { openPoliciesUnderPlate } from './open-policies-under-plate.ts'
import { plateWishOf } from './plate-wish.ts'
import { type PolicyStore, readPolicies } from './policy.repository.ts'
import type { Endorsement, Policy } from './policy.ts'
import { plateLookupKeysOf } from './policy-lookup-keys.ts'
import { waitForPlates } from './policy-plates.ts'
import { endorsementRow, type PolicyRows } from './store-policies.ts'

/**
 * Stores many policies at once, or writes them anew: covers, people and lookup keys are replaced, and what
 * else hangs on a policy (endorsements, claims, documents) stays. Within a transaction.
 */
export async function writePolicies(
  target: PolicyStore & Pick<LoneConnection, 'copy'> & { readonly clock: Pick<Clock, 'now'> },
  policies: readonly PolicyRows[],
): Promise<void> {
  const { db, copy } = target
  const rows = policies.map(({ policy }) => policy)
  await waitForPlates(db)
  const stored = await lockStored(db, 'policy', rows)
  const known = rows.filter(({ id }) => stored.has(id))
  await removeLookupKeys(db, 'policy_lookup_key', rows)
  if (known.length > 0) {
    await clear(db, known)
    await rewrite(db, known)
  }
  await copy(
    'policy',
    rows.filter(({ id }) => !stored.has(id)),
  )
  await copy(
    'insured_person',
    policies.flatMap(({ insuredPeople }) => insuredPeople),
  )
  await copy(
    'policy_lookup_key',
    policies.flatMap(({ lookupKeys }) => lookupKeys),
  )
  await keepWishedPlates(target, rows)
  await openPoliciesUnderPlate(target, rows)
  await copy(
    'coverage',
    policies.flatMap(({ coverages }) => coverages),
  )
}

async function rewrite(db: Db, rows: readonly Insertable<Tables['policy']>[]): Promise<void> {
  for (const portion of portionsOf(rows)) {
    await db
      .insertInto('policy')
      .values(portion)
      .onConflict((conflict) =>
        conflict.columns(['customer_key', 'id']).doUpdateSet(({ ref }) => ({
          product_code: ref('excluded.product_code'),
          car_key: ref('excluded.car_key'),
          plate_key: ref('excluded.plate_key'),
          phone_key: ref('excluded.phone_key'),
          area_code: ref('excluded.area_code'),
          issued_on: ref('excluded.issued_on'),
          starts_on: ref('excluded.starts_on'),
          start_hour: ref('excluded.start_hour'),
          ends_on: ref('excluded.ends_on'),
          cancelled_on: ref('excluded.cancelled_on'),
          premium_fen: ref('excluded.premium_fen'),
          vehicle_tax_fen: ref('excluded.vehicle_tax_fen'),
          is_paper_only: ref('excluded.is_paper_only'),
          insured_count: ref('excluded.insured_count'),
          sealed: ref('excluded.sealed'),
        })),
      )
      .execute()
  }
}

/** Takes away what is replaced. */
async function clear(db: Db, rowRefs: readonly RowRef[]): Promise<void> {
  for (const table of ['coverage', 'insured_person'] as const) {
    await sql`
      delete from ${sql.table(table)} as part using ${listOfRowRefs(rowRefs)}
      where part.customer_key = row_ref.customer_key and part.policy_id = row_ref.id
    `.execute(db)
  }
}

/**
 * Policies that the core has just told keep the plate that their customer asked for while the core has not
 * answered; what it told holds where it refuses. A row that tells that very plate answers by it.
 */
async function keepWishedPlates(
  store: PolicyStore & { readonly clock: Pick<Clock, 'now'> },
  policies: readonly RowRef[],
): Promise<void> {
  const customers = policies.map(({ customer_key }) => customer_key)
  for (const wish of await openWishes(store, 'plate-correction', customers)) {
    if (!policies.some(({ id }) => id === wish.objectId)) continue
    const { customerKey, objectId: id } = wish
    const [policy] = await readPolicies(store, [{ kind: 'policy', customerKey, id }])
    const { licenseNo } = plateWishOf(wish).after
    if (policy?.vehicle === undefined) continue
    const { licenseNo: told } = policy.vehicle
    if (told === licenseNo) {
      await endWish(store, wish, { state: 'answered', now: store.clock.now(), isOfRow: true })
    } else {
      await noteBefore(store, wish, { licenseNo: told })
      await storePlate(store, policy, licenseNo)
      await openUnder(store, policy, told)
    }
  }
}

/** Whoever knows the plate that the core tells finds the policy by it as well. */
async function openUnder(
  { db, keys }: PolicyStore,
  policy: Policy,
  told: string | undefined,
): Promise<void> {
  if (told === undefined) return
  const { customerKey: customer_key, id: policy_id } = policy.ref
  const lookupKeys = plateLookupKeysOf(keys, policy, told)
  await db
    .insertInto('policy_lookup_key')
    .values(lookupKeys.map((lookup_key) => ({ lookup_key, customer_key, policy_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface PolicyRowRef {
  readonly customer_key: Buffer
  readonly policy_id: string
}

export type EndorsementRow = ReturnType<typeof endorsementRows>

export function endorsementRows(keys: Keys, rowRef: PolicyRowRef, endorsement: Endorsement) {
  return { ...rowRef, ...endorsementRow(keys, endorsement) }
}

/** Takes endorsements away, by their numbers and whose they are. */
export async function removeEndorsements(
  { db, keys }: PolicyStore,
  rows: readonly { readonly key: string; readonly ownerKey: Buffer | null }[],
): Promise<void> {
  await removeAt(
    db,
    rows.map(({ key, ownerKey }) => ({
      customer_key: ownerKey ?? Buffer.alloc(0),
      id: uuidOf(keys.searchHash('policy-no', key)),
    })),
  )
}

/** Stores many endorsements at once, or writes them anew. Within a transaction. */
export async function writeEndorsements(
  { db, copy }: Pick<LoneConnection, 'db' | 'copy'>,
  rows: readonly EndorsementRow[],
): Promise<void> {
  await removeAt(db, rows)
  await copy('endorsement', rows)
}

async function removeAt(db: Db, rowRefs: readonly RowRef[]): Promise<void> {
  await sql`
    delete from endorsement using ${listOfRowRefs(rowRefs)}
    where endorsement.customer_key = row_ref.customer_key and endorsement.id = row_ref.id
  `.execute(db)
}
