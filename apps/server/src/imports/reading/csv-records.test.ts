import { expect, test } from 'vitest'
import { csvRecords } from './csv-records.ts'

async function recordsIn(...portions: readonly string[]) {
  const records = []
  for await (const { line, cells } of csvRecords(streamed(portions))) records.push([line, ...cells])
  return records
}

async function* streamed(portions: readonly string[]): AsyncGenerator<string> {
  yield* portions
}

const text = 'a,b\r\n"1,""x""",\r\n\r\n"two\r\nlines",3\n4,5" wide\n"",'
const records = [
  [1, 'a', 'b'],
  [2, '1,"x"', ''],
  [5, 'two\nlines', '3'],
  [6, '4', '5" wide'],
  [7, '', ''],
]

test('rows are the same wherever a file is cut into portions, and each is told with its last line', async () => {
  expect(await recordsIn(text)).toEqual(records)
  expect(await recordsIn(...text)).toEqual(records)
  for (let at = 1; at < text.length; at += 1) {
    expect(await recordsIn(text.slice(0, at), text.slice(at))).toEqual(records)
  }
})

test('an end of the last line is no row', async () => {
  expect(await recordsIn('a\n1\n')).toEqual([
    [1, 'a'],
    [2, '1'],
  ])
  expect(await recordsIn('')).toEqual([])
})

test.each([
  ['line 3, column 3: a quotation mark is opened and never closed', 'a,b\n1,2\n3,"4\n5,6\n'],
  ['line 4, column 1: a quotation mark is opened', 'a,b\n1,"2\n3"\n"4,5'],
  ['line 2, column 3: a quotation mark stands within a cell', 'a,b\n1,"2"3",4\n5,6\n'],
])('%s', async (fault, wrong) => {
  await expect(recordsIn(wrong)).rejects.toThrow(fault)
  await expect(recordsIn(...wrong)).rejects.toThrow(fault)
})

test('a row that never ends is not read to the end of the file', async () => {
  const portion = 'x'.repeat(1_500_000)
  const endless = recordsIn('a,b\n1,"', portion, portion, portion, portion)
  await expect(endless).rejects.toThrow('line 2: a row of more than 4 MB')
})
