import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Importer, ndjsonOf, openImporter, writeImport } from '../../test/imports.ts'
import { testClock } from '../../test/test-clock.ts'
import { demoPolicies } from '../demo/demo-policies.ts'
import { policies } from '../domains/policies/import/policies.ts'
import { columnsOf } from './columns.ts'
import { prepareBatches } from './prepare-batches.ts'
import { csvHeadings, csvRows } from './write-csv.ts'

const columns = columnsOf(policies.schema)
const [one] = demoPolicies('2026-11-22').map(({ endorsements: _, ...row }) => row)
const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`

let importer: Importer
beforeAll(async () => {
  importer = await openImporter()
})
afterAll(() => importer.close())

/** A policy of its own number, so that no test meets another's. */
let issued = 0
function issue(told: object = {}) {
  issued += 1
  return { ...one, policyNo: `PDAA2026110200${String(issued).padStart(8, '0')}`, ...told }
}

function csvOf(rows: readonly object[]): string {
  return csvHeadings(columns) + csvRows(columns, rows)
}

test('a row that is nested without end is rejected as it was written, and those behind it are stored', async () => {
  const line = `{"x":${deep}}`
  const ndjson = `${ndjsonOf([issue()])}${line}\n${ndjsonOf([issue()])}`
  const { progress, fault, rejects } = await importer.give(await writeImport('a.ndjson', ndjson))
  expect({ progress, fault }).toMatchObject({
    progress: { added: 2, rejected: 1 },
    fault: undefined,
  })
  expect(JSON.parse(rejects)).toEqual({
    rejectedText: line,
    rejectedLine: 2,
    rejectedReason: 'is nested too deep',
  })

  const csv = csvOf([issue(), issue()]).replace('[{', `${deep}[{`)
  const ofCsv = await importer.give(await writeImport('a.csv', csv))
  expect(ofCsv).toMatchObject({ progress: { added: 1, rejected: 1 }, fault: undefined })
})

test('a rejected row of NDJSON is the line that came, and its reason is not doubled when it is rejected anew', async () => {
  const line = '{ "policyNo": "x", "premiumFen": 1.50, "a\\"rejectedLine": 1 }'
  const first = await importer.give(await writeImport('a.ndjson', `{}\r\n${line}\r\n`))
  const [empty = '', spelt = ''] = first.rejects.split('\n')
  expect(empty).toMatch(/^\{"rejectedLine":1,"rejectedReason":"/)
  expect(spelt.startsWith(`${line.slice(0, -2)},"rejectedLine":2,"rejectedReason":"`)).toBe(true)

  const again = await importer.give(await writeImport('b.ndjson', first.rejects))
  expect(again.rejects).toBe(first.rejects)
})

test('a list of half a million wrong things is rejected with its first fault', async () => {
  const line = JSON.stringify(issue({ insuredPeople: Array.from({ length: 500_000 }, () => 1) }))
  const { progress, rejects } = await importer.give(await writeImport('a.ndjson', `${line}\n`))
  expect(progress).toMatchObject({ rejected: 1 })
  expect(rejects).toMatch(/"rejectedReason":"insuredPeople\.0: [^;]*"\}\n$/)
})

test('a line of more than 4 MB ends the file there', async () => {
  const path = await writeImport(
    'a.ndjson',
    `${ndjsonOf([issue()])}{"x":"${'x'.repeat(5_000_000)}"}\n`,
  )
  expect((await importer.give(path)).fault).toBe('line 2 has more than 4 MB')
})

test('long rows are stored a few at a time, so that some hundred of them fit the memory', async () => {
  const { database, keys } = importer
  const rowsOf = async function* () {
    const cells = ['x'.repeat(1_500_000)]
    for (let line = 1; line <= 7; line += 1) yield { line, cells, fault: 'is no row' }
  }
  const { db } = database
  const asked = { kind: policies, lineDone: 0, rowsAtOnce: 500, isAgain: false }
  const preparation = { db, keys, clock: testClock(), ...asked }
  const lines: number[] = []
  for await (const { lineDone } of prepareBatches(preparation, rowsOf())) lines.push(lineDone)
  expect(lines).toEqual([3, 6, 7])
})

test('a rejected row holds no formula, and is read back as it was', async () => {
  const formula = '=cmd|/c calc!A1'
  const row = issue({ documentSerial: formula, premiumFen: -1 })
  const { rejects } = await importer.give(await writeImport('a.csv', csvOf([row])))
  expect(rejects).toContain(`,'${formula},`)
  expect(rejects).toContain(",'-1,")

  const again = await importer.give(await writeImport('b.csv', rejects))
  expect(again.progress).toMatchObject({ rejected: 1 })
  expect(again.rejects).toContain(`,'${formula},`)

  const marked = issue({ documentSerial: "'=1" })
  const asItCame = await importer.give(await writeImport('c.csv', csvOf([marked])))
  expect(asItCame.rejects).toContain(",''=1,")
})
