import { setTimeout as sleep } from 'node:timers/promises'
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

type Told = LineFromCore | FaultyLine

/** So many lines are one transaction, at most so long in characters. */
const linesAtOnce = 400
const lengthAtOnce = 1_048_576

/** What is sent in one go comes in many pieces, one right behind the other. */
const moreWithinMs = 5

/**
 * Lines in batches, as they come: what has come by now is stored before more is waited for.
 */
export async function* batchesOf(
  bytes: AsyncIterable<Buffer>,
  bounds: CallBounds,
): AsyncGenerator<readonly Told[]> {
  const reader = lineReader()
  let batch: Told[] = []
  let length = 0
  let size = 0
  for await (const some of withPauses(bytes)) {
    if (some === undefined) yield* rest()
    else {
      size += some.length
      if (size > bounds.bytes) yield* tooMuch(`${bounds.bytes} bytes`)
      yield* cut(reader.take(some))
    }
  }
  yield* cut(reader.end())
  yield* rest()

  function* cut(lines: Generator<Line>) {
    for (const line of lines) {
      if (line.number > bounds.lines) yield* tooMuch(`${bounds.lines} lines`)
      if (line.text?.trim() === '') continue
      if (batch.length >= linesAtOnce || length >= lengthAtOnce) yield* rest()
      batch.push(lineFromCoreOf(line))
      length += line.text?.length ?? 0
    }
  }

  function* rest() {
    const full = batch
    batch = []
    length = 0
    if (full.length > 0) yield full
  }

  function* tooMuch(most: string) {
    yield* rest()
    throw new TooMuch(`a call has at most ${most}`)
  }
}

/** What comes, and undefined where the next of it is not there soon, or never. */
async function* withPauses(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer | undefined> {
  const pieces = bytes[Symbol.asyncIterator]()
  let isWaiting = false
  try {
    for (;;) {
      isWaiting = true
      const next = pieces.next()
      const isThere = next.then(
        () => true,
        () => false,
      )
      if (!(await Promise.race([isThere, sleep(moreWithinMs, false)]))) yield undefined
      const { done, value } = await next
      isWaiting = false
      if (done) return
      yield value
    }
  } finally {
    // One that is still waited for is let go of with the connection.
    if (!isWaiting) await pieces.return?.()
  }
}
