import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { LoneConnection } from '../../../platform/database/lone-connection.ts'
import { listOfRowRefs, type RowRef } from '../../../platform/database/row-refs.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { PolicyStore } from './policy.repository.ts'
import type { Endorsement } from './policy.ts'
import { endorsementRow } from './store-policies.ts'

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
