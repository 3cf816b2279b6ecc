import { setImmediate as turn } from 'node:timers/promises'
import type { Clock } from '../platform/clock/clock.ts'
import type { Db } from '../platform/database/database.ts'
import type { Keys } from '../platform/keys/keys.ts'
import type { ImportKind } from './import-kind.ts'
import { judgeRow, type Rejected, type Right } from './judge-row.ts'
import { type KnownRow, knownRows, type RowFacts } from './ledger.ts'
import { momentsToCome } from './moments-to-come.ts'
import { lengthOf, type SourceRow } from './reading/row-format.ts'
import { goesOver, rowKeysOf } from './row-facts.ts'

/** Rows that are stored together, or not at all. */
export interface Batch {
  readonly lineDone: number
  readonly rejected: readonly Rejected[]
  readonly unchanged: readonly Candidate[]
  readonly fresh: readonly Fresh[]
}

/** A row that is right by itself. */
export interface Candidate {
  readonly source: SourceRow
  readonly facts: RowFacts
}

interface Fresh extends Candidate {
  /** Whether it was stored before. */
  readonly isKnown: boolean
  readonly prepared: unknown
}

interface Preparation {
  /** To look up what was imported before; not the connection that stores, which is in a transaction meanwhile. */
  readonly db: Db
  readonly keys: Keys
  readonly clock: Pick<Clock, 'now'>
  readonly kind: ImportKind
  /** Lines up to here were done by a run that was broken off. */
  readonly lineDone: number
  readonly rowsAtOnce: number
  /** Store rows again that say what they said. */
  readonly isAgain: boolean
}

/** Between so many rows others get their turn: what is being sent to the database goes on. */
const rowsATurn = 10

/** In characters: a batch of long rows has fewer, for several batches are in memory at once. */
const batchLength = 4_194_304

/** Reads and judges rows, and does all the work on them that needs no transaction. */
export async function* prepareBatches(
  preparation: Preparation,
  rows: AsyncIterable<SourceRow>,
): AsyncGenerator<Batch> {
  let sources: SourceRow[] = []
  let length = 0
  for await (const source of rows) {
    if (source.line <= preparation.lineDone) continue
    sources.push(source)
    length += lengthOf(source)
    if (sources.length < preparation.rowsAtOnce && length < batchLength) continue
    yield await prepareBatch(preparation, sources)
    sources = []
    length = 0
  }
  if (sources.length > 0) yield await prepareBatch(preparation, sources)
}

async function prepareBatch(
  preparation: Preparation,
  sources: readonly SourceRow[],
): Promise<Batch> {
  const { db, keys, clock, kind, isAgain } = preparation
  const rejected: Rejected[] = []
  const right: (Candidate & { readonly row: unknown })[] = []
  for (const [at, source] of sources.entries()) {
    if (at % rowsATurn === 0) await turn()
    const judged = judgeRow(kind, source)
    if (judged.kind === 'rejected') rejected.push(judged)
    else right.push({ source, row: judged.row, facts: factsOf(preparation, judged) })
  }
  const known = await knownRows(
    db,
    right.map(({ facts }) => facts),
  )
  const rows = right.map(({ row }) => row)
  const toCome = momentsToCome(kind, rows, clock.now())
  const referenceErrors = await kind.referenceErrors({ db, keys }, rows)
  const unchanged: Candidate[] = []
  const fresh: Fresh[] = []
  for (const [at, { source, row, facts }] of right.entries()) {
    if (at % rowsATurn === 0) await turn()
    const before = known.get(facts.rowKey.toString('hex'))
    const reason = toCome.get(at) ?? referenceErrors.get(at) ?? otherOwner(kind, facts, before)
    if (reason !== undefined) rejected.push({ kind: 'rejected', source, reason })
    else if (!isAgain && before?.contentKey.equals(facts.contentKey))
      unchanged.push({ source, facts })
    else {
      const isKnown = before !== undefined
      fresh.push({ source, facts, isKnown, prepared: kind.prepare(keys, row) })
    }
  }
  return { lineDone: sources.at(-1)?.line ?? 0, rejected, unchanged, fresh }
}

function factsOf(preparation: Preparation, { row, source, said }: Right): RowFacts {
  return { ...rowKeysOf(preparation, row, said), line: source.line }
}

function otherOwner(
  kind: ImportKind,
  facts: RowFacts,
  before: KnownRow | undefined,
): string | undefined {
  return goesOver(facts, before)
    ? `${kind.ownerColumn}: is another than before, and a row never goes over to another customer`
    : undefined
}
