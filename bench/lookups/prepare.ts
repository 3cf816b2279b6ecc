import { randomUUID } from 'node:crypto'
import { markAsDemo } from '../../apps/server/src/demo/demo-marker.ts'
import { demoProducts } from '../../apps/server/src/demo/products.ts'
import { storePolicies } from '../../apps/server/src/domains/policies/store/store-policies.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { Keys } from '../../apps/server/src/platform/keys/keys.ts'
import { type Customer, customer } from './customers.ts'

const batch = 250
const sessionsAtOnce = 5000
/** What every session reads in its picture. */
export const typedCode = 'ABDE'

/** Fills an empty database: customers with their policies, and sessions with an image code each. */
export async function prepare(
  database: Database,
  keys: Keys,
  sizes: { readonly customers: number; readonly sessions: number },
): Promise<Customer[]> {
  const { db } = database
  const today = new Date().toISOString().slice(0, 10)
  await db
    .insertInto('product')
    .values(demoProducts().map(({ code, kind, name }) => ({ code, kind, name })))
    .execute()
  const customers = Array.from({ length: sizes.customers }, (_, at) => customer(at, today))
  for (let at = 0; at < customers.length; at += batch) {
    const policies = customers.slice(at, at + batch).flatMap((each) => each.policies)
    await storePolicies({ db, keys }, policies)
  }
  await markAsDemo(db, today)
  await openSessions(database, keys, sizes.sessions)
  return customers
}

export function cookieOf(session: number): string {
  return `bench-${session}`
}

/** Sessions as `/uuid/uuid` and a drawn image code leave them. */
async function openSessions({ pool }: Database, keys: Keys, count: number): Promise<void> {
  for (let from = 0; from < count; from += sessionsAtOnce) {
    const size = Math.min(sessionsAtOnce, count - from)
    const ids = Array.from({ length: size }, () => randomUUID())
    const cookies = ids.map((_, at) => cookieOf(from + at))
    const macs = ids.map((id) => keys.mac('image-code', id, 'carPolicyQuery', typedCode))
    await pool.query(
      `with opened as (
        insert into session (id, uuid, created_at, seen_at, ends_at)
        select id, id, now(), now() + interval '10 minutes', now() + interval '8 hours'
        from unnest($1::uuid[]) id
      )
      insert into session_cookie (cookie_hash, session_id)
      select sha256(cookie::bytea), id
      from unnest($1::uuid[], $2::text[]) as given (id, cookie)`,
      [ids, cookies],
    )
    await pool.query(
      `insert into image_code (session_id, rand_name, code_mac, expires_at, drawn)
      select id, 'carPolicyQuery', mac, now() + interval '2 hours', 1
      from unnest($1::uuid[], $2::bytea[]) as drawn (id, mac)`,
      [ids, macs],
    )
  }
}
