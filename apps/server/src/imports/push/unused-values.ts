import { sql } from 'kysely'
import { array, object, parse, string } from 'valibot'
import type { Db } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { RowKeys } from '../ledger.ts'
import type { Unused } from './judge-row-from-core.ts'

/** Where what could not be used of a row is sealed for. */
export function unusedValueContext(rowKey: Buffer): string {
  return `unused-value/${rowKey.toString('hex')}`
}

interface Noted extends RowKeys {
  readonly key: string
  readonly unused: readonly Unused[]
}

/** Notes what could not be used of these rows, in place of what was noted of them before. */
export async function noteUnused(
  { db, keys }: { readonly db: Db; readonly keys: Keys },
  kind: string,
  rows: readonly Noted[],
  now: Date,
): Promise<void> {
  const rowKeys = rows.map(({ rowKey }) => rowKey)
  await sql`delete from unused_value where row_key = any(${rowKeys}::bytea[])`.execute(db)
  const values = rows
    .filter(({ unused }) => unused.length > 0)
    .map(({ rowKey, ownerKey, key, unused }) => ({
      row_key: rowKey,
      kind,
      owner_key: ownerKey,
      noted_at: now,
      sealed: keys.seal(unusedValueContext(rowKey), { key, unused }),
    }))
  if (values.length > 0) await db.insertInto('unused_value').values(values).execute()
}

/** What could not be used of a row, with which row it is. */
export interface UnusedValues {
  readonly rowKey: Buffer
  readonly kind: string
  readonly key: string
  readonly unused: readonly Unused[]
  readonly notedAt: Date
}

interface UnusedStore {
  readonly db: Db
  readonly keys: Keys
}

/** The latest first. */
export async function readUnusedValues(
  { db, keys }: UnusedStore,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<UnusedValues[]> {
  const rows = await db
    .selectFrom('unused_value')
    .selectAll()
    .orderBy('noted_at', 'desc')
    .orderBy('row_key')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ row_key, kind, noted_at, sealed }) => ({
    rowKey: row_key,
    kind,
    notedAt: noted_at,
    ...parse(noted, keys.unseal(unusedValueContext(row_key), sealed)),
  }))
}

export async function countUnusedValues({ db }: Pick<UnusedStore, 'db'>): Promise<number> {
  const { total } = await db
    .selectFrom('unused_value')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const noted = object({
  key: string(),
  unused: array(object({ column: string(), reason: string() })),
})
