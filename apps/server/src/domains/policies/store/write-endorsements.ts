import { sql } from 'kysely'
import type { LoneConnection } from '../../../platform/database/lone-connection.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
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
