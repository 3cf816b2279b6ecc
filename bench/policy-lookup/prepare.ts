import { sql } from 'kysely'
import { markAsDemo } from '../../apps/server/src/demo/demo-marker.ts'
import { products } from '../../apps/server/src/demo/products.ts'
import type { Db } from '../../apps/server/src/platform/database/database.ts'
import type { Keys } from '../../apps/server/src/platform/keys/keys.ts'
import { storePolicies } from '../../apps/server/src/records/policies/store-policies.ts'
import { type Customer, customer } from './customers.ts'

const batch = 250

/** Fills an empty database: customers with their policies, and sessions that have passed their image code. */
export async function prepare(
  db: Db,
  keys: Keys,
  sizes: { readonly customers: number; readonly sessions: number },
): Promise<Customer[]> {
  const today = new Date().toISOString().slice(0, 10)
  await db
    .insertInto('product')
    .values(products.map(({ code, kind, name }) => ({ code, kind, name })))
    .execute()
  const customers = Array.from({ length: sizes.customers }, (_, at) => customer(at, today))
  for (let at = 0; at < customers.length; at += batch) {
    const policies = customers.slice(at, at + batch).flatMap((each) => each.policies)
    await storePolicies({ db, keys }, policies)
  }
  await markAsDemo(db, today)
  await openSessions(db, sizes.sessions)
  await sql`analyze`.execute(db)
  return customers
}

export function cookieOf(session: number): string {
  return `bench-${session}`
}

async function openSessions(db: Db, count: number): Promise<void> {
  await sql`
    with opened as (
      insert into session (id, uuid, created_at, seen_at, ends_at)
      select gen_random_uuid(), 'bench-' || n, now(), now() + interval '10 minutes', now() + interval '8 hours'
      from generate_series(0, ${count}::int - 1) n
      returning id, uuid
    ), cookies as (
      insert into session_cookie (cookie_hash, session_id)
      select sha256(uuid::bytea), id from opened
    )
    insert into image_code (session_id, rand_name, expires_at, drawn, passed_until)
    select id, 'carPolicyQuery', now(), 1, now() + interval '2 hours' from opened
  `.execute(db)
}
