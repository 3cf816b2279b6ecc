import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { replaceValues } from './replace-values.ts'
import { type RowKey, rowKeysOf } from './row-keys.ts'
import { type SealedColumn, sealAnew } from './sealed-column.ts'

/** What a step of sealing anew came to. */
export interface Resealed {
  readonly done: number
  /** Places whose values do not open: damaged, or moved there from another row. */
  readonly unopened: readonly string[]
}

/** About so much is read at once: short statements, little memory. */
const bytesAtOnce = 1_000_000
const rowsAtOnce = 500
/** Until it is known how long values of a table are. */
const rowsAtFirst = 20

/**
 * Goes once through a table by its primary key, wherever its rows lie, and seals anew with the first data
 * key what lies under another. Whoever goes on writing meanwhile loses nothing; what they hold, or write
 * behind it, is left for the next time.
 */
export async function* resealColumn(
  { db, keys }: { readonly db: Db; readonly keys: Keys },
  column: SealedColumn,
): AsyncGenerator<Resealed> {
  const [number = 0] = keys.dataKeyNumbers
  const rowKeys = await rowKeysOf(db, column.table)
  // Of a table that was just filled, PostgreSQL knows nothing yet: it would go through all people of a group for each of them.
  if (!rowKeys.isSpread) await sql`analyze ${sql.table(column.table)}`.execute(db)
  let after: RowKey | undefined
  let longest = bytesAtOnce / rowsAtFirst
  do {
    const rows = Math.max(1, Math.min(rowsAtOnce, Math.floor(bytesAtOnce / longest)))
    const page = await column.readOthers(db, { keys: rowKeys, after, rows }, number)
    after = page.end
    longest = Math.max(1, longest / 2, page.longest)
    if (page.others.length === 0) continue
    const tried = page.others.map((value) => ({ ...value, fresh: sealAnew(keys, value) }))
    const opened = tried.flatMap(({ fresh, ...value }) => (fresh ? [{ ...value, fresh }] : []))
    const unopened = tried.filter(({ fresh }) => fresh === undefined).map(({ context }) => context)
    const done = opened.length === 0 ? 0 : await replaceValues(db, column, rowKeys, opened)
    yield { done, unopened }
  } while (after !== undefined)
}
