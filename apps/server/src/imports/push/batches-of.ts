import { type FaultyLine, type LineFromCore, lineFromCoreOf } from './line-from-core.ts'
import { type Line, lineReader } from './read-lines.ts'

/** So much of one call is taken. */
export interface CallBounds {
  readonly lines: number
  /** Unpacked. */
  readonly bytes: number
}

/** What is behind it is not read: the call has more than one may have. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch'
}

/** So many lines are one transaction, at most so long in characters. */
const linesAtOnce = 400
const lengthAtOnce = 1_048_576

/**
 * Lines in batches, as they come: what has come by now is stored before more is waited for.
 */
export async function* batchesOf(
  bytes: AsyncIterable<Buffer>,
  bounds: CallBounds,
): AsyncGenerator<readonly (LineFromCore | FaultyLine)[]> {
  const reader = lineReader()
  let size = 0
  for await (const some of bytes) {
    size += some.length
    if (size > bounds.bytes) throw new TooMuch(`a call has at most ${bounds.bytes} bytes`)
    yield* cut(reader.take(some))
  }
  yield* cut(reader.end())

  function* cut(lines: Generator<Line>) {
    let batch: (LineFromCore | FaultyLine)[] = []
    let length = 0
    for (const line of lines) {
      if (line.number > bounds.lines) {
        if (batch.length > 0) yield batch
        throw new TooMuch(`a call has at most ${bounds.lines} lines`)
      }
      if (line.text?.trim() === '') continue
      const told = lineFromCoreOf(line)
      if (batch.length >= linesAtOnce || length >= lengthAtOnce) {
        yield batch
        batch = []
        length = 0
      }
      batch.push(told)
      length += line.text?.length ?? 0
    }
    if (batch.length > 0) yield batch
  }
}
