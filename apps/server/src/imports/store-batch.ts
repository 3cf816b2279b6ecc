import { askServersInTurn } from '../platform/database/ask-servers-in-turn.ts'
import type { Db } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { ImportKind, ImportTarget } from './import-kind.ts'
import type { Rejected } from './judge-row.ts'
import {
  advanceRun,
  knownRows,
  lockRows,
  noteRows,
  type RowFacts,
  type Run,
  type RunProgress,
} from './ledger.ts'
import type { Batch, Candidate } from './prepare-batches.ts'
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
export function storeBatch(
  stores: Stores,
  batch: Batch,
  before: RunProgress,
): Promise<RunProgress> {
  const { copy, keys, clock, settings, kind, runId, isDry } = stores
  return inTransaction(stores.db, async (db) => {
    if (kind.isEverywhere) await askServersInTurn(db)
    const rows = [...batch.fresh, ...batch.unchanged]
    // A dry run is one transaction: it would hold all rows of the file against the core.
    if (!isDry) await lockRows(db, factsOf(rows))
    const refused = await refusedRows(db, rows, stores)
    const isTaken = ({ source }: Candidate) => !refused.has(source.line)
    const fresh = batch.fresh.filter(isTaken)
    const unchanged = batch.unchanged.filter(isTaken)
    const prepared = fresh.map((candidate) => candidate.prepared)
    if (!isDry && prepared.length > 0)
      await kind.store({ db, copy, keys, clock, settings }, prepared)
    const rejected = [...batch.rejected, ...refused.values()]
    const changed = fresh.filter(({ isKnown }) => isKnown).length
    const progress = {
      lineDone: batch.lineDone,
      rejectsBytes: await stores.rejects.append(rejectedText(stores.format, rejected)),
      added: before.added + fresh.length - changed,
      changed: before.changed + changed,
      unchanged: before.unchanged + unchanged.length,
      rejected: before.rejected + rejected.length,
    }
    await advanceRun(db, runId, progress)
    return progress
  })
}

/**
 * Notes the rows, and gives those that are not stored, by their lines: an earlier line of the file had their
 * key, in this batch or in one before, or the core told them in a call. A file has no versions, so it changes
 * none of these.
 */
async function refusedRows(
  db: Db,
  rows: readonly Candidate[],
  { kind, runId }: Pick<Stores, 'kind' | 'runId'>,
): Promise<ReadonlyMap<number, Rejected>> {
  const firsts = new Map<string, Candidate>()
  for (const row of [...rows].sort((one, other) => one.facts.line - other.facts.line)) {
    const key = keyOf(row)
    if (!firsts.has(key)) firsts.set(key, row)
  }
  const noted = [...firsts.values()]
  const isWhole = await noteRows(db, runId, factsOf(noted))
  if (isWhole && noted.length === rows.length) return new Map()
  const known = await knownRows(db, factsOf(noted))
  return new Map(rows.flatMap((row) => rejectedWith(row, reasonFor(row))))

  function reasonFor(row: Candidate): string | undefined {
    const before = known.get(keyOf(row))
    const isOfRun = before?.runId === runId
    const line = isOfRun ? before.line : firsts.get(keyOf(row))?.facts.line
    if (line !== row.facts.line) return `${kind.keyColumn}: is that of line ${line}`
    return isOfRun
      ? undefined
      : `the core has told version ${before?.version} of it by a call, and a file changes none of these`
  }
}

function rejectedWith(
  { source }: Candidate,
  reason: string | undefined,
): readonly [number, Rejected][] {
  return reason === undefined ? [] : [[source.line, { kind: 'rejected', source, reason }]]
}

function factsOf(rows: readonly Candidate[]): readonly RowFacts[] {
  return rows.map(({ facts }) => facts)
}

function keyOf({ facts }: Candidate): string {
  return facts.rowKey.toString('hex')
}

function rejectedText(format: RowFormat, rejected: readonly Rejected[]): string {
  return [...rejected]
    .sort((one, other) => one.source.line - other.source.line)
    .map(({ source, reason }) => format.rejected(source, reason))
    .join('')
}
