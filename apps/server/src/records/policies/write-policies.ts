import { type Insertable, sql } from 'kysely'
import { parse } from 'valibot'
import type { Db } from '../../platform/database/database.ts'
import type { LoneConnection } from '../../platform/database/lone-connection.ts'
import { portionsOf } from '../../platform/database/portions-of.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { insuredPersonPlace, insuredPersonSecrets } from './insured-person.ts'
import { type PolicyStore, readPolicies } from './policy.repository.ts'
import { doorsOf, shareDoorsOf } from './policy-doors.ts'
import type { PolicyRows } from './store-policies.ts'

interface PolicyTarget extends PolicyStore, Pick<LoneConnection, 'copy'> {}

/** What names a policy in all its tables. */
interface Place {
  readonly customer_key: Buffer
  readonly id: string
}

/**
 * Stores many policies at once, or writes them anew: covers, people and doors are replaced, and what
 * else hangs on a policy (endorsements, claims, documents) stays. Within a transaction.
 */
export async function writePolicies(
  target: PolicyTarget,
  policies: readonly PolicyRows[],
): Promise<void> {
  const { db, copy } = target
  const rows = policies.map(({ policy }) => policy)
  const stored = await lockStored(db, rows)
  const known = rows.filter(({ id }) => stored.has(id))
  if (known.length > 0) {
    await clear(target, known)
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
    'policy_door',
    policies.flatMap(({ doors }) => doors),
  )
  await copy(
    'coverage',
    policies.flatMap(({ coverages }) => coverages),
  )
}

/** Those that are there already, held until the transaction ends. */
async function lockStored(db: Db, places: readonly Place[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select policy.id from policy join ${listOf(places)} using (customer_key, id)
    order by policy.id for update of policy
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
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
          issued_on: ref('excluded.issued_on'),
          starts_on: ref('excluded.starts_on'),
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

/** Takes away what is replaced. Doors have no index but their own, so they are reckoned from what is stored. */
async function clear(store: PolicyStore, places: readonly Place[]): Promise<void> {
  const { db } = store
  const doors = await doorsOfStored(store, places)
  await sql`
    delete from policy_door using unnest(
      ${doors.map(({ key }) => key)}::bytea[],
      ${doors.map(({ customer_key }) => customer_key)}::bytea[],
      ${doors.map(({ id }) => id)}::uuid[]
    ) as old (door_key, customer_key, policy_id)
    where policy_door.door_key = old.door_key
      and policy_door.customer_key = old.customer_key
      and policy_door.policy_id = old.policy_id
  `.execute(db)
  for (const table of ['coverage', 'insured_person'] as const) {
    await sql`
      delete from ${sql.table(table)} as part using ${listOf(places)}
      where part.customer_key = place.customer_key and part.policy_id = place.id
    `.execute(db)
  }
}

async function doorsOfStored(store: PolicyStore, places: readonly Place[]) {
  const { keys } = store
  const policies = await readPolicies(
    store,
    places.map(({ customer_key, id }) => ({ kind: 'policy', customerKey: customer_key, id })),
  )
  const people = await sql<{ policy_id: string; id: string; sealed: Buffer }>`
    select person.policy_id, person.id, person.sealed from insured_person as person
    join ${listOf(places)} on person.customer_key = place.customer_key and person.policy_id = place.id
  `.execute(store.db)
  const policyOf = new Map(policies.map((policy) => [policy.id, policy]))
  const shares = people.rows.flatMap(({ policy_id, id, sealed }) => {
    const policy = policyOf.get(policy_id)
    const person = parse(insuredPersonSecrets, keys.unseal(insuredPersonPlace(id), sealed))
    if (policy === undefined) return []
    return shareDoorsOf(keys, policy.policyNo, person).map((door) => ({ policy, door }))
  })
  const whole = policies.flatMap((policy) =>
    doorsOf(keys, policy).map((door) => ({ policy, door })),
  )
  return [...whole, ...shares].map(({ policy: { ref, id }, door }) => {
    return { key: door.key, customer_key: ref.customerKey, id }
  })
}

/** Places as a table `place`, in one parameter a column however many they are. */
function listOf(places: readonly Place[]) {
  return sql`unnest(
    ${places.map(({ customer_key }) => customer_key)}::bytea[],
    ${places.map(({ id }) => id)}::uuid[]
  ) as place (customer_key, id)`
}
