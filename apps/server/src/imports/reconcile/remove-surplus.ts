import { sql } from 'kysely'
import type { ImportKind, ImportStore, StoredRow } from '../import-kind.ts'
import { lockRows } from '../ledger.ts'
import { rowKeyOf } from '../row-facts.ts'

const rowsAtOnce = 200

/**
 * Takes rows away that the core does not have, and gives those that have to stay, with why. The ledger forgets them:
 * should the core tell one again, whatever its version, it is stored.
 */
export async function removeSurplus(
  store: ImportStore,
  kind: ImportKind,
  rows: readonly StoredRow[],
): Promise<readonly (StoredRow & { readonly reason: string })[]> {
  const { removal } = kind
  if (removal === undefined)
    return rows.map((row) => ({ ...row, reason: `${kind.name} are not taken away` }))
  const staying: (StoredRow & { readonly reason: string })[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    await store.db.transaction().execute(async (db) => {
      const within = { ...store, db }
      const rowKeys = some.map(({ key }) => rowKeyOf({ ...store, kind }, key))
      await lockRows(
        db,
        rowKeys.map((rowKey) => ({ rowKey })),
      )
      const kept = await removal.kept(within, some)
      const going = some.filter((_, at) => !kept.has(at))
      if (going.length > 0) await removal.remove(within, going)
      const gone = rowKeys.filter((_, at) => !kept.has(at))
      await sql`delete from imported_row where row_key = any(${gone}::bytea[])`.execute(db)
      await sql`delete from unused_value where row_key = any(${gone}::bytea[])`.execute(db)
      for (const [at, reason] of kept) {
        const row = some[at]
        if (row !== undefined) staying.push({ ...row, reason })
      }
    })
  }
  return staying
}
