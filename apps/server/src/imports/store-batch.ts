import { inTransaction } from '../platform/database/in-transaction.ts'
import type { ImportKind, ImportTarget } from './import-kind.ts'
import {
  advanceRun,
  type KnownRow,
  knownRows,
  noteRows,
  type RowFacts,
  type Run,
  type Standing,
} from './ledger.ts'
import type { Batch } from './preparing/prepare-batches.ts'
import type { RejectedLine } from './preparing/prepare-rows.ts'
import type { RowFormat } from './reading/row-format.ts'
import type { RejectsFile } from './rejects-file.ts'

interface Stores extends ImportTarget {
  readonly kind: ImportKind
  readonly format: RowFormat
  readonly rejects: RejectsFile
  readonly runId: Run['id']
  /** Judge the rows by what is stored, and store none. */
  readonly isDry: boolean
}

/**
 * Stores a batch and how far the run has come with it, in one transaction. Rejected rows are on the disk
 * before that; should it fail, they are cut off when the run is gone on with.
 */
export function storeBatch(stores: Stores, batch: Batch, before: Standing): Promise<Standing> {
  const { copy, copyWritten, keys, clock, kind, runId, isDry } = stores
  return inTransaction(stores.db, async (db) => {
    const rows = [...batch.fresh.map(({ facts }) => facts), ...batch.unchanged]
    const known = await knownRows(db, rows)
    const doubled = doubledLines(rows, known, stores)
    const fresh = batch.fresh.filter(({ facts }) => !doubled.has(facts.line))
    const prepared = fresh.map((row) => row.prepared)
    if (!isDry && prepared.length > 0) {
      await kind.store({ db, copy, copyWritten, keys, clock }, prepared)
    }
    const noted = rows.filter(({ line }) => !doubled.has(line))
    await noteRows(db, runId, noted)
    const rejected = [...batch.rejected, ...doubled.values()]
    const changed = fresh.filter(({ facts }) => known.has(facts.rowKey.toString('hex'))).length
    const standing = {
      lineDone: batch.lineDone,
      rejectsBytes: await stores.rejects.append(rejectedText(stores.format, batch, rejected)),
      added: before.added + fresh.length - changed,
      changed: before.changed + changed,
      unchanged: before.unchanged + noted.length - fresh.length,
      rejected: before.rejected + rejected.length,
    }
    await advanceRun(db, runId, standing)
    return standing
  })
}

/** Rows whose key an earlier line of the file had, by their lines: in this batch, or in one before. */
function doubledLines(
  rows: readonly RowFacts[],
  known: ReadonlyMap<string, KnownRow>,
  { kind, runId }: Pick<Stores, 'kind' | 'runId'>,
): ReadonlyMap<number, RejectedLine> {
  const firstLines = new Map<string, number>()
  const doubled = new Map<number, RejectedLine>()
  for (const { line, rowKey } of [...rows].sort((one, other) => one.line - other.line)) {
    const key = rowKey.toString('hex')
    const before = known.get(key)
    const first = before?.runId === runId ? before.line : firstLines.get(key)
    if (first === undefined) firstLines.set(key, line)
    else doubled.set(line, { line, reason: `${kind.keyColumn}: is that of line ${first}` })
  }
  return doubled
}

function rejectedText(
  format: RowFormat,
  { sources }: Pick<Batch, 'sources'>,
  rejected: readonly RejectedLine[],
): string {
  return [...rejected]
    .sort((one, other) => one.line - other.line)
    .map(({ line, reason }) => {
      const source = sources.get(line)
      return source === undefined ? '' : format.rejected(source, reason)
    })
    .join('')
}
