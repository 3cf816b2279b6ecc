import type { Db } from '../../platform/database/database.ts'
import type { Keys, OpenedMaterial } from '../../platform/keys/keys.ts'
import type { ImportKind } from '../import-kind.ts'
import { prepareRows } from './prepare-rows.ts'
import type { Preparer } from './preparer.ts'
import { openPreparingThreads } from './preparing-threads.ts'

interface PreparerAsked {
  readonly url: string
  readonly db: Db
  readonly keys: Keys
  readonly material: OpenedMaterial
  readonly kind: ImportKind
  readonly isAgain: boolean
  /** None prepares in the thread that reads and stores. */
  readonly threads: number
}

export function openPreparer(asked: PreparerAsked): Preparer {
  const { url, db, keys, material, kind, isAgain, threads } = asked
  if (threads > 0) return openPreparingThreads({ url, material, kind: kind.name, isAgain }, threads)
  return {
    prepare: (rows) => prepareRows({ db, keys, kind, isAgain }, rows),
    batchesAtOnce: 1,
    async close() {},
  }
}
