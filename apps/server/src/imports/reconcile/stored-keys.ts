import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { SealedRows, StoredRow } from '../import-kind.ts'

interface Sealed {
  readonly customer_key: Buffer
  readonly id: string
  readonly sealed: Buffer
}

const rowsAtOnce = 1000

/** Every row of a kind that is stored, with its key. In a transaction, for it reads as of one moment. */
export async function* storedKeys(
  { db, keys }: { readonly db: Db; readonly keys: Keys },
  { table, context, field }: SealedRows,
): AsyncGenerator<StoredRow[]> {
  await sql`
    declare stored_keys no scroll cursor for
    select customer_key, id, sealed from ${sql.table(table)}
  `.execute(db)
  for (;;) {
    const { rows } = await sql<Sealed>`fetch ${sql.lit(rowsAtOnce)} from stored_keys`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ customer_key, id, sealed }) => ({
      key: String(Reflect.get(Object(keys.unseal(context(id), sealed)), field)),
      ownerKey: customer_key,
    }))
  }
  await sql`close stored_keys`.execute(db)
}
