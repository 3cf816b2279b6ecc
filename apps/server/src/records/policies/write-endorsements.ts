import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { LoneConnection } from '../../platform/database/lone-connection.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { Endorsement } from './policy.ts'
import { endorsementRow } from './store-policies.ts'

interface PolicyPlace {
  readonly customer_key: Buffer
  readonly policy_id: string
}

export type EndorsementRow = ReturnType<typeof endorsementRows>

export function endorsementRows(keys: Keys, place: PolicyPlace, endorsement: Endorsement) {
  return { ...place, ...endorsementRow(keys, endorsement) }
}

/** Which of these policies are not stored, by their places in the list. */
export async function missingPolicies(
  db: Db,
  places: readonly PolicyPlace[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ at: number }>`
    select place.at from unnest(
      ${places.map(({ customer_key }) => customer_key)}::bytea[],
      ${places.map(({ policy_id }) => policy_id)}::uuid[]
    ) with ordinality as place (customer_key, id, at)
    where not exists (
      select from policy where policy.customer_key = place.customer_key and policy.id = place.id
    )
  `.execute(db)
  return new Set(rows.map(({ at }) => at - 1))
}

/** Stores many endorsements at once, or writes them anew. Within a transaction. */
export async function writeEndorsements(
  { db, copy }: Pick<LoneConnection, 'db' | 'copy'>,
  rows: readonly EndorsementRow[],
): Promise<void> {
  await sql`
    delete from endorsement using unnest(
      ${rows.map(({ customer_key }) => customer_key)}::bytea[],
      ${rows.map(({ id }) => id)}::uuid[]
    ) as old (customer_key, id)
    where endorsement.customer_key = old.customer_key and endorsement.id = old.id
  `.execute(db)
  await copy('endorsement', rows)
}
