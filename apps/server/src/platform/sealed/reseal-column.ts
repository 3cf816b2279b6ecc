import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { replaceValues, type SealedColumn, sealAnew } from './sealed-column.ts'

/** What a step of sealing anew came to. */
export interface Resealed {
  readonly done: number
  /** Places whose values do not open: damaged, or moved there from another row. */
  readonly unopened: readonly string[]
}

/** So much is read at once, where blocks are that small: short statements, little memory. */
const bytesAtOnce = 1_000_000

/**
 * Goes once through a table as it lies on the disk and seals anew with the first data key what lies under
 * another, a statement for each few blocks. Whoever goes on writing meanwhile loses nothing; what they
 * hold or write behind it is left for the next time.
 */
export async function* resealColumn(
  { db, keys }: { readonly db: Db; readonly keys: Keys },
  column: SealedColumn,
): AsyncGenerator<Resealed> {
  const [number = 0] = keys.dataKeyNumbers
  const { blocks, blocksAtOnce } = await sizeOf(db, column)
  for (let from = 0; from < blocks; from += blocksAtOnce) {
    const others = await column.readOthers(db, { from, to: from + blocksAtOnce }, number)
    if (others.length === 0) continue
    const tried = others.map((value) => ({ ...value, fresh: sealAnew(keys, value) }))
    const opened = tried.flatMap(({ fresh, ...value }) => (fresh ? [{ ...value, fresh }] : []))
    const unopened = tried.filter(({ fresh }) => fresh === undefined).map(({ place }) => place)
    yield { done: await replaceValues(db, column, opened), unopened }
  }
}

async function sizeOf(db: Db, { table }: SealedColumn) {
  // Long values lie beside their rows, so a block may stand for many more bytes than its own.
  const { rows } = await sql<{ blocks: number; bytes: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as blocks,
      pg_table_size(${table}::regclass) as bytes
  `.execute(db)
  const { blocks = 0, bytes = 0 } = rows[0] ?? {}
  return { blocks, blocksAtOnce: Math.max(1, Math.floor((blocks * bytesAtOnce) / (bytes || 1))) }
}
