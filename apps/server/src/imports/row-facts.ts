import type { Keys } from '../platform/keys/keys.ts'
import type { ImportKind } from './import-kind.ts'
import type { KnownRow, RowKeys } from './ledger.ts'

interface Knowing {
  readonly keys: Keys
  readonly kind: ImportKind
}

/** The keys of a row that says `said`. */
export function rowKeysOf({ keys, kind }: Knowing, row: unknown, said: string): RowKeys {
  const owner = kind.ownerOf?.(row)
  return {
    rowKey: rowKeyOf({ keys, kind }, kind.keyOf(row)),
    ownerKey: owner === undefined ? null : keys.searchHash('customer', owner),
    contentKey: contentKeyOf(keys, said),
  }
}

/** By its kind's name and what tells it from all others of that. */
export function rowKeyOf(
  { keys, kind }: { readonly keys: Keys; readonly kind: Pick<ImportKind, 'name'> },
  key: string,
): Buffer {
  return keys.searchHash('imported-row', kind.name, key)
}

export function contentKeyOf(keys: Keys, said: string): Buffer {
  return keys.searchHash('imported-content', said)
}

/** Rows lie under their owner's key, and so does all that hangs on them: none goes over to another by itself. */
export function goesOver(row: Pick<RowKeys, 'ownerKey'>, before: KnownRow | undefined): boolean {
  return before?.ownerKey != null && row.ownerKey?.equals(before.ownerKey) !== true
}
