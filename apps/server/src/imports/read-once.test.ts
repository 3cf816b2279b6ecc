import { ReadStream } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { importerOf, writeImport } from '../../test/imports.ts'
import { policyRow, pusherOf, upsert } from '../../test/push-rows.ts'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { twice, watchWork } from '../../test/work-of-a-call.ts'
import { policies } from '../domains/policies/import/policies.ts'
import { columnsOf } from './columns.ts'
import { csvHeadings, csvRows } from './write-csv.ts'

const watch = watchWork()
const service = serviceOfTests({ demo: false, watchKeys: watch.watchKeys })
const core = pusherOf(service)
const columns = columnsOf(policies.schema)

/** Two batches of a file, one of a call. */
const rows = Array.from({ length: 600 }, () => policyRow())
const changed = rows.map((row) => ({ ...row, premiumFen: 1 }))

/** How often a file is gone through while something is done. */
async function timesRead(path: string, act: () => Promise<unknown>): Promise<number> {
  const streams = new Set<ReadStream>()
  const { _read } = ReadStream.prototype
  const spy = vi.spyOn(ReadStream.prototype, '_read').mockImplementation(function (
    this: ReadStream,
    size: number,
  ) {
    if (this.path === path) streams.add(this)
    Reflect.apply(_read, this, [size])
  })
  try {
    await act()
  } finally {
    spy.mockRestore()
  }
  return streams.size
}

test.each([
  ['a.ndjson', {}],
  ['a.csv', {}],
  ['a.csv', { rowCount: 1 }],
  ['a.csv', { rowCount: 1, encoding: 'gb18030' }],
] as const)('a file (%s, %j) is read once', async (name, asked) => {
  // ASCII alone is the same in both encodings.
  const row = name === 'a.csv' ? 'x\n' : '{"policyNo":"x"}\n'
  const path = await writeImport(name, name === 'a.csv' ? csvHeadings(columns) + row : row)
  expect(await timesRead(path, () => importerOf(service)(path, asked))).toBe(1)
})

test('a file that is too long to keep is read a second time, and no more', async () => {
  const path = await writeImport('a.ndjson', `{"policyNo":"${'x'.repeat(1_000_000)}"}\n`.repeat(17))
  expect(await timesRead(path, () => importerOf(service)(path, { rowCount: 17 }))).toBe(2)
})

test('rows of a file are asked for once, whether they are new, changed or known', async () => {
  for (const told of [rows, changed, changed]) {
    const path = await writeImport('a.csv', csvHeadings(columns) + csvRows(columns, told))
    const { statements } = await watch.during(() => importerOf(service)(path))
    expect(asksFor('imported_row', statements)).toHaveLength(2)
    expect(twice(statements.filter(namesRows))).toEqual([])
  }
})

test('rows of a call are asked for once, whether they are new or known', async () => {
  const pushed = Array.from({ length: 300 }, () => policyRow())
  for (const version of [1, 2, 2]) {
    const lines = pushed.map((row) => upsert({ ...row, premiumFen: version }, version))
    const { statements } = await watch.during(() => core.push('policies', lines))
    expect(asksFor('imported_row', statements)).toHaveLength(1)
    expect(twice(statements.filter(namesRows))).toEqual([])
  }
})

function asksFor(table: string, statements: readonly string[]): string[] {
  return statements.filter((each) => each.includes(`select * from "${table}"`))
}

/** Not the trail, which each transaction goes on with. */
function namesRows(statement: string): boolean {
  return statement.includes('Buffer') && !statement.includes('audit_chain')
}
