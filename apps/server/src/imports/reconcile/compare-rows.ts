import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { ImportKind, SealedRows, StoredRow } from '../import-kind.ts'
import { type KnownRow, knownRows } from '../ledger.ts'
import { rowKeyOf } from '../row-facts.ts'
import type { VersionFromCore, VersionsFromCore } from './versions-from-core.ts'

/** What the core and this service have differently. */
export interface Comparison {
  /** The core has them, and they are not here. */
  readonly missing: readonly VersionFromCore[]
  /** Both have them, here in another version, or in none where a file told them. */
  readonly different: readonly (VersionFromCore & { readonly stands: number | undefined })[]
  /** They are here, and the core has none of them. */
  readonly surplus: readonly StoredRow[]
  readonly same: number
}

interface Comparing {
  readonly db: Db
  readonly keys: Keys
  readonly kind: ImportKind & { readonly sealedIn: SealedRows }
  /** When the core wrote down what it has: rows that were told since are none of its. */
  readonly madeAt: Date | undefined
}

/** Compares every row of a kind. In a transaction. */
export async function compareRows(
  { db, keys, kind, madeAt }: Comparing,
  told: VersionsFromCore,
): Promise<Comparison> {
  const left = new Map(told)
  const different: Comparison['different'][number][] = []
  const surplus: StoredRow[] = []
  let same = 0
  for await (const rows of storedKeys({ db, keys }, kind.sealedIn)) {
    const keyed = rows.map((row) => ({ row, rowKey: rowKeyOf({ keys, kind }, row.key) }))
    const known = await knownRows(db, keyed)
    for (const { row, rowKey } of keyed) {
      const name = rowKey.toString('hex')
      const at = left.get(name)
      left.delete(name)
      const stands = known.get(name)?.version
      if (at === undefined) {
        if (!isSince(known.get(name), madeAt)) surplus.push(row)
      } else if (at.version === stands) same += 1
      else different.push({ ...at, stands })
    }
  }
  return { missing: [...left.values()], different, surplus, same }
}

function isSince(known: KnownRow | undefined, madeAt: Date | undefined): boolean {
  return madeAt !== undefined && known?.takenAt !== undefined && known.takenAt >= madeAt
}

interface Sealed {
  readonly customer_key: Buffer
  readonly id: string
  readonly sealed: Buffer
}

const rowsAtOnce = 1000

/** Every row of a kind that is stored, with its key. In a transaction, for it reads as of one moment. */
async function* storedKeys(
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
