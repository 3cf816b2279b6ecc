import { askServersInTurn } from '../platform/database/ask-servers-in-turn.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { ImportKind, ImportTarget } from './import-kind.ts'
import type { Rejected } from './judge-row.ts'
import {
  advanceRun,
  type KnownRow,
  knownRows,
  lockRows,
  noteRows,
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
    const facts = rows.map((row) => row.facts)
    // A dry run is one transaction: it would hold all rows of the file against the core.
    if (!isDry) await lockRows(db, facts)
    const known = await knownRows(db, facts)
    const refused = new Map([...versionedRows(rows, known), ...doubledRows(rows, known, stores)])
    const isTaken = ({ source }: Candidate) => !refused.has(source.line)
    const fresh = batch.fresh.filter(isTaken)
    const unchanged = batch.unchanged.filter(isTaken)
    const prepared = fresh.map((candidate) => candidate.prepared)
    if (!isDry && prepared.length > 0)
      await kind.store({ db, copy, keys, clock, settings }, prepared)
    await noteRows(
      db,
      runId,
      [...fresh, ...unchanged].map(({ facts }) => facts),
    )
    const rejected = [...batch.rejected, ...refused.values()]
    const changed = fresh.filter(({ facts }) => known.has(facts.rowKey.toString('hex'))).length
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

/** A file has no versions, so what the core told in a call it leaves as it is, by their lines. */
function versionedRows(
  rows: readonly Candidate[],
  known: ReadonlyMap<string, KnownRow>,
): ReadonlyMap<number, Rejected> {
  return new Map(
    rows.flatMap(({ source, facts }) => {
      const before = known.get(facts.rowKey.toString('hex'))
      if (before?.version === undefined || before.contentKey.equals(facts.contentKey)) return []
      const reason = `the core has told version ${before.version} of it by a call, and a file changes none of these`
      return [[source.line, { kind: 'rejected', source, reason }]]
    }),
  )
}

/** Rows whose key an earlier line of the file had, by their lines: in this batch, or in one before. */
function doubledRows(
  rows: readonly Candidate[],
  known: ReadonlyMap<string, KnownRow>,
  { kind, runId }: Pick<Stores, 'kind' | 'runId'>,
): ReadonlyMap<number, Rejected> {
  const firstLines = new Map<string, number>()
  const doubled = new Map<number, Rejected>()
  for (const { source, facts } of [...rows].sort(
    (one, other) => one.facts.line - other.facts.line,
  )) {
    const key = facts.rowKey.toString('hex')
    const before = known.get(key)
    const first = before?.runId === runId ? before.line : firstLines.get(key)
    if (first === undefined) firstLines.set(key, facts.line)
    else {
      const reason = `${kind.keyColumn}: is that of line ${first}`
      doubled.set(source.line, { kind: 'rejected', source, reason })
    }
  }
  return doubled
}

function rejectedText(format: RowFormat, rejected: readonly Rejected[]): string {
  return [...rejected]
    .sort((one, other) => one.source.line - other.source.line)
    .map(({ source, reason }) => format.rejected(source, reason))
    .join('')
}
