import type { CallBounds } from '../../imports/push/batches-of.ts'
import { type Line, lineReader } from '../../imports/push/read-lines.ts'
import { CoreProblem } from '../api/core-problem.ts'

export interface LineBounds extends CallBounds {
  /** The longest line, in bytes; without it, as long as a row can be. */
  readonly line?: number
}

/** All lines of a call that are not empty; a `CoreProblem` where there are too many. */
export async function linesOf(bytes: AsyncIterable<Buffer>, bounds: LineBounds): Promise<Line[]> {
  const reader = lineReader(bounds.line)
  const lines: Line[] = []
  let size = 0
  const take = (some: Iterable<Line>) => {
    for (const line of some) {
      if (line.text?.trim() !== '') lines.push(line)
      if (line.number > bounds.lines) throw tooMuch(`${bounds.lines} lines`)
    }
  }
  for await (const some of bytes) {
    size += some.length
    if (size > bounds.bytes) throw tooMuch(`${bounds.bytes} bytes`)
    take(reader.take(some))
  }
  take(reader.end())
  return lines
}

function tooMuch(most: string): CoreProblem {
  return new CoreProblem(413, 'too-large', `a call has at most ${most}`)
}
