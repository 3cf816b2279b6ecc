import { lengthOf, type SourceRow } from '../reading/row-format.ts'
import type { JudgedRow } from './judge-row.ts'
import type { PreparedRows } from './prepare-rows.ts'
import type { Preparer } from './preparer.ts'

/** Rows that are stored together, or not at all. */
export interface Batch extends PreparedRows {
  readonly lineDone: number
  /** As the file has them, by their lines. */
  readonly sources: ReadonlyMap<number, SourceRow>
}

interface Asked {
  readonly preparer: Preparer
  /** Lines up to here were done by a run that was broken off. */
  readonly lineDone: number
  readonly rowsAtOnce: number
}

/** In characters: a batch of long rows has fewer, for several batches are in memory at once. */
const batchLength = 4_194_304

/** Reads rows and has as many batches of them prepared at once as `preparer` takes; they come in their order. */
export async function* prepareBatches(
  asked: Asked,
  rows: AsyncIterable<SourceRow>,
): AsyncGenerator<Batch> {
  const { preparer } = asked
  const coming: Promise<Batch>[] = []
  for await (const sources of batchesOf(asked, rows)) {
    const batch = preparedBatch(preparer, sources)
    // What fails is thrown when its turn comes.
    batch.catch(() => undefined)
    coming.push(batch)
    if (coming.length >= preparer.batchesAtOnce) yield* firstOf(coming)
  }
  while (coming.length > 0) yield* firstOf(coming)
}

async function* firstOf(coming: Promise<Batch>[]): AsyncGenerator<Batch> {
  const first = coming.shift()
  if (first !== undefined) yield await first
}

async function* batchesOf(
  { lineDone, rowsAtOnce }: Asked,
  rows: AsyncIterable<SourceRow>,
): AsyncGenerator<SourceRow[]> {
  let sources: SourceRow[] = []
  let length = 0
  for await (const source of rows) {
    if (source.line <= lineDone) continue
    sources.push(source)
    length += lengthOf(source)
    if (sources.length < rowsAtOnce && length < batchLength) continue
    yield sources
    sources = []
    length = 0
  }
  if (sources.length > 0) yield sources
}

async function preparedBatch({ prepare }: Preparer, sources: readonly SourceRow[]): Promise<Batch> {
  const preparing = prepare(sources.map(judgedOf))
  const lineDone = sources.at(-1)?.line ?? 0
  // What was made of the cells is not needed again.
  const kept = new Map(sources.map(({ value: _, ...source }) => [source.line, source]))
  return { ...(await preparing), lineDone, sources: kept }
}

function judgedOf(source: SourceRow): JudgedRow {
  const { cells: _, ...judged } = source
  return { ...judged, length: lengthOf(source) }
}
