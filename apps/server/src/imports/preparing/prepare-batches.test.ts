import { expect, test } from 'vitest'
import type { SourceRow } from '../reading/row-format.ts'
import type { JudgedRow } from './judge-row.ts'
import { prepareBatches } from './prepare-batches.ts'
import type { PreparedRows } from './prepare-rows.ts'

const nothing: PreparedRows = { rejected: [], unchanged: [], fresh: [] }

async function linesDone(
  rows: AsyncIterable<SourceRow>,
  prepare: (rows: readonly JudgedRow[]) => Promise<PreparedRows>,
  batchesAtOnce: number,
): Promise<number[]> {
  const preparer = { prepare, batchesAtOnce, async close() {} }
  const lines: number[] = []
  const asked = { preparer, lineDone: 0, rowsAtOnce: 500 }
  for await (const { lineDone } of prepareBatches(asked, rows)) lines.push(lineDone)
  return lines
}

async function* rowsOf(count: number, length: number): AsyncGenerator<SourceRow> {
  const cells = ['x'.repeat(length)]
  for (let line = 1; line <= count; line += 1) yield { line, cells, fault: 'is no row' }
}

test('long rows are stored a few at a time, so that some hundred of them fit the memory', async () => {
  expect(await linesDone(rowsOf(7, 1_500_000), async () => nothing, 1)).toEqual([3, 6, 7])
})

test('batches come in the order of the file, whichever is prepared first, and no more than are prepared at once are read', async () => {
  const waiting: (() => void)[] = []
  let most = 0
  const prepare = (rows: readonly JudgedRow[]) =>
    new Promise<PreparedRows>((resolve) => {
      waiting.push(() => resolve(nothing))
      most = Math.max(most, waiting.length)
      const isLast = rows.at(-1)?.line === 3600
      if (waiting.length < 3 && !isLast) return
      for (const answer of waiting.splice(0).reverse()) answer()
    })
  const lines = await linesDone(rowsOf(3600, 1), prepare, 3)
  expect(lines).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 3600])
  expect(most).toBe(3)
})
