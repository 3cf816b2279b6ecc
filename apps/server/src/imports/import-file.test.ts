import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Importer, ndjsonOf, openImporter, writeImport } from '../../test/imports.ts'
import { demoPolicies } from '../demo/demo-policies.ts'
import { policies } from '../domains/policies/import/policies.ts'
import { columnsOf } from './columns.ts'
import { csvHeadings, csvRows } from './write-csv.ts'

const columns = columnsOf(policies.schema)
const headings = csvHeadings(columns)
const told = demoPolicies('2026-11-22').map(({ endorsements: _, ...row }) => row)
const [one = {}, two = {}, three = {}] = told

let importer: Importer
beforeAll(async () => {
  importer = await openImporter()
})
afterAll(() => importer.close())

/** A policy of its own number, so that no test meets another's. */
let issued = 0
function issue(told: object = one) {
  issued += 1
  return { ...told, policyNo: `PDAA2026110100${String(issued).padStart(8, '0')}` }
}

function csvOf(rows: readonly object[]): string {
  return headings + csvRows(columns, rows)
}

async function storedCount(): Promise<number> {
  const { count } = await importer.database.db
    .selectFrom('policy')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test.each([
  ['a CSV file', 'a.csv', (text: string) => text],
  ['one of Excel, which begins with a byte order mark', 'a.csv', (text: string) => `\uFEFF${text}`],
  ['one with the line ends of Windows', 'a.csv', (text: string) => text.replaceAll('\n', '\r\n')],
  ['one that is packed', 'a.csv.gz', (text: string) => gzipSync(text)],
  ['one with empty lines', 'a.csv', (text: string) => `${text}\n\n`],
])('%s is read', async (_, name, made) => {
  const path = await writeImport(name, made(csvOf([issue(), issue(two), issue(three)])))
  expect(await importer.give(path)).toMatchObject({
    progress: { added: 3, rejected: 0 },
    fault: undefined,
    rejects: '',
  })
})

test('the same rows in CSV and in NDJSON are the same rows', async () => {
  const csv = await writeImport('rows.csv', csvOf(told))
  const ndjson = await writeImport('rows.ndjson.gz', gzipSync(ndjsonOf(told)))
  expect((await importer.give(csv)).progress).toMatchObject({ added: told.length })
  expect((await importer.give(ndjson)).progress).toMatchObject({ unchanged: told.length })
})

test('columns may stand in any order, and all that are missing, unknown or doubled are named', async () => {
  const reversed = [...columns].reverse()
  const path = await writeImport('a.csv', csvHeadings(reversed) + csvRows(reversed, [issue()]))
  expect((await importer.give(path)).progress).toMatchObject({ added: 1 })

  const wrong = await writeImport('b.csv', 'policyNo,policyNo,licenceNo\nP1,P1,x\n')
  await expect(importer.give(wrong)).rejects.toThrow(
    /^line 1, the columns: missing productCode, .*coverages; unknown licenceNo; doubled policyNo/,
  )
})

test('what Excel saved as GB18030 is refused, offered to be read so, and then read', async () => {
  const text = csvOf([issue()])
  const path = await writeImport('a.csv', gb18030(text))
  const first = text.split('\n').findIndex((line) => /\p{Script=Han}/u.test(line)) + 1
  await expect(importer.give(path)).rejects.toThrow(
    `line ${first} is not UTF-8, but the file may be GB18030: try again with --encoding gb18030`,
  )
  expect((await importer.give(path, { encoding: 'gb18030' })).progress).toMatchObject({ added: 1 })

  const neither = await writeImport('b.csv', Buffer.from([0xff, 0xfe, 0x41, 0x00]))
  await expect(importer.give(neither)).rejects.toThrow('nor is it GB18030')
})

test('rejected rows stand in a file with line and reason, which is imported once it is put right', async () => {
  const wrong = { ...issue(two), premiumFen: -1 }
  const path = await writeImport('a.csv', csvOf([issue(), wrong, issue(three)]))
  const { progress, rejects } = await importer.give(path)
  expect(progress).toMatchObject({ added: 2, rejected: 1 })
  const [first, second] = rejects.split('\n')
  expect(first).toBe(`${headings.trim()},rejectedLine,rejectedReason`)
  expect(second).toMatch(/,3,premiumFen: is less than 0$/)

  const right = await writeImport('b.csv', rejects.replace(",'-1,", ',100,'))
  expect((await importer.give(right)).progress).toMatchObject({ added: 1, rejected: 0 })
})

test('of two rows with one key the later is rejected, with both lines', async () => {
  const row = issue()
  const apart = Array.from({ length: 2500 }, () => ({ policyNo: 'x' }))
  const rows = [row, { ...row, premiumFen: 7 }, ...apart, { ...row, premiumFen: 8 }]
  const path = await writeImport('a.ndjson', ndjsonOf(rows))
  const { progress, rejects } = await importer.give(path)
  expect(progress).toMatchObject({ added: 1, rejected: 2502 })
  const doubled = rejects
    .split('\n')
    .filter((line) => line.includes('policyNo: is that of line 1"'))
  expect(doubled.map((line) => JSON.parse(line).rejectedLine)).toEqual([2, 2503])
  const again = await importer.give(path)
  expect(again.progress).toMatchObject({ added: 0, changed: 0, unchanged: 1, rejected: 2502 })
})

test('a line that is no row is rejected, and the others are stored', async () => {
  const lines = [ndjsonOf([issue()]), '{"policyNo":\n', '[]\n', ndjsonOf([issue()])]
  const ndjson = await importer.give(await writeImport('a.ndjson', lines.join('')))
  expect(ndjson.progress).toMatchObject({ added: 2, rejected: 2 })
  expect(ndjson.rejects).toContain('"rejectedLine":2,"rejectedReason":"is no JSON"')

  const csv = await importer.give(await writeImport('a.csv', `${csvOf([issue()])}a,b\n`))
  expect(csv.progress).toMatchObject({ added: 1, rejected: 1 })
  expect(csv.rejects).toContain(`,3,"has 2 cells, not ${columns.length}"`)
})

test.each([
  [
    'a.csv',
    (text: string) => `${text.slice(0, -40)}\n`,
    /^line 701, column \d+: a quotation mark is opened and never closed, or the file is cut/,
  ],
  [
    'a.csv',
    (text: string) => `${text}"x,y\n`,
    /^line 70\d, column \d+: a quotation mark is opened/,
  ],
  ['a.csv', (text: string) => `${text}"x"y,\n`, /^line 702, column 1: a quotation mark stands/],
])(
  'half a file (%s): what was done stays done, and what is wrong is said',
  async (name, cut, fault) => {
    const before = await storedCount()
    const rows = Array.from({ length: 700 }, () => issue())
    const imported = await importer.give(await writeImport(name, cut(csvOf(rows))))
    expect(imported.fault).toMatch(fault)
    expect(imported).toMatchObject({ goesOn: false, progress: { lineDone: 501, added: 500 } })
    expect(await storedCount()).toBe(before + 500)
  },
)

test.each(['a.csv', 'a.ndjson'])(
  'the last line of a file (%s) that was cut off is not stored, unless somebody says that it is whole',
  async (name) => {
    const before = await storedCount()
    const rows = [issue(), issue(two)]
    const text = name === 'a.csv' ? csvOf(rows) : ndjsonOf(rows)
    for (const bytes of [1, 10]) {
      const cut = await writeImport(name, text.slice(0, -bytes))
      const line = text.split('\n').length - 1
      await expect(importer.give(cut)).rejects.toThrow(
        `line ${line}, the last one, has no line end: if the file is cut off copy it again`,
      )
    }
    expect(await storedCount()).toBe(before)
    const whole = await writeImport(name, text.slice(0, -1))
    const { progress } = await importer.give(whole, { isLastLineWhole: true })
    expect(progress).toMatchObject({ added: 2, rejected: 0 })
  },
)

test('a file that was cut off within a character is not said to be wrongly encoded', async () => {
  const fault = 'the file is cut off within its last character: copy it again'
  const text = `${csvOf([issue()])}中`
  for (const bytes of [1, 2]) {
    const cut = await writeImport('a.csv', Buffer.from(text).subarray(0, -bytes))
    await expect(importer.give(cut)).rejects.toThrow(fault)
  }
  const cut = await writeImport('b.csv', gb18030(text).subarray(0, -1))
  await expect(importer.give(cut, { encoding: 'gb18030' })).rejects.toThrow(fault)
  await expect(importer.give(cut)).rejects.toThrow('try again with --encoding gb18030')
})

test('a file of more or fewer rows than it is said to have is refused before any is stored', async () => {
  const before = await storedCount()
  const path = await writeImport('a.csv', csvOf([issue(), issue(two)]))
  for (const rowCount of [0, 1, 3]) {
    const given = importer.give(path, { rowCount })
    await expect(given).rejects.toThrow(`the file has 2 rows, not ${rowCount}`)
  }
  expect(await storedCount()).toBe(before)
  expect((await importer.give(path, { rowCount: 2 })).progress).toMatchObject({ added: 2 })
})

test('half a packed file is told apart from a whole one', async () => {
  const packed = gzipSync(csvOf([issue()]))
  const half = await writeImport('a.csv.gz', packed.subarray(0, packed.length / 2))
  await expect(importer.give(half)).rejects.toThrow('the packed file is cut off')
  const notPacked = await writeImport('a.csv.gz', 'policyNo')
  await expect(importer.give(notPacked)).rejects.toThrow('not packed by gzip')
})

test.each([
  ['a.csv', '', 'the file is empty'],
  ['a.xlsx', 'x', 'the name of a file ends in .csv or .ndjson'],
])('%s with %j: %s', async (name, content, fault) => {
  await expect(importer.give(await writeImport(name, content))).rejects.toThrow(fault)
})

test('a dry run says what would come of it, finds doubled keys, and stores nothing', async () => {
  const before = await storedCount()
  const row = issue()
  const rows = [row, issue(two), { ...row, premiumFen: 1 }, { policyNo: 'x' }]
  const path = await writeImport('a.ndjson', ndjsonOf(rows))
  const dry = await importer.give(path, { isDry: true })
  expect(dry.progress).toMatchObject({ added: 2, rejected: 2 })
  expect(dry.rejects).toContain('policyNo: is that of line 1')
  expect(await storedCount()).toBe(before)
  expect((await importer.give(path)).progress).toMatchObject({ added: 2, rejected: 2 })
})

test('who stops an import goes on with it later, without a row twice or rejected twice', async () => {
  const rows = Array.from({ length: 1200 }, (_, at) =>
    at % 300 === 0 ? { policyNo: 'x' } : issue(),
  )
  const path = await writeImport('a.ndjson', ndjsonOf(rows))
  const stopped = await importer.give(path, { stop: AbortSignal.abort() })
  expect(stopped).toMatchObject({ fault: 'stopped', progress: { lineDone: 500, rejected: 2 } })
  const { progress, rejects, fault } = await importer.give(path)
  expect(fault).toBe(undefined)
  expect(progress).toMatchObject({ lineDone: 1200, added: 1196, unchanged: 0, rejected: 4 })
  expect(
    rejects
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).rejectedLine),
  ).toEqual([1, 301, 601, 901])
})

test.each([
  [true, 'was begun with --again and stands at line 500: go on with it first', 600],
  [false, 'was begun without --again and stands at line 500: go on without it first', 0],
])(
  'a run that was broken off goes on as it was begun (--again: %s)',
  async (isAgain, fault, anew) => {
    const rows = Array.from({ length: 600 }, () => issue())
    await importer.give(await writeImport('a.ndjson', ndjsonOf(rows)))
    const path = await writeImport('b.ndjson', `${ndjsonOf(rows)}\n`)
    await importer.give(path, { isAgain, stop: AbortSignal.abort() })
    await expect(importer.give(path, { isAgain: !isAgain })).rejects.toThrow(fault)
    const { progress } = await importer.give(path, { isAgain })
    expect(progress).toMatchObject({ changed: anew, unchanged: 600 - anew })
  },
)

/** As Excel in China saves a CSV file; of what Node can decode it encodes UTF-8 alone. */
function gb18030(text: string): Buffer {
  return Buffer.concat(
    [...text].map((character) => encoded.get(character) ?? Buffer.from(character)),
  )
}

const encoded = new Map<string, Buffer>()
const decoder = new TextDecoder('gb18030')
for (let lead = 0x81; lead <= 0xfe; lead += 1) {
  for (let trail = 0x40; trail <= 0xfe; trail += 1) {
    const bytes = Buffer.from([lead, trail])
    const character = decoder.decode(bytes)
    if ([...character].length === 1) encoded.set(character, bytes)
  }
}
