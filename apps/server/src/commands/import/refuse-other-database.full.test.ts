import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeImport } from '../../../test/imports.ts'
import { newOperator } from '../../../test/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { markAsDemo } from '../../demo/demo-marker.ts'
import { branches } from '../../domains/places/import/branches.ts'
import { columnsOf } from '../../imports/columns.ts'
import { csvHeadings, csvRows } from '../../imports/write-csv.ts'

const { haveStarted, run } = newOperator()
const branch = {
  comCode: '11010100',
  comName: '示例财险北京分公司',
  areaCode: '11010100',
  address: '北京市东城区示例路 1 号',
  phone: '010-55550100',
}

let demo: TestDatabase
let other: TestDatabase
let path: string
beforeAll(async () => {
  demo = await createTestDatabase()
  await markAsDemo(demo.db, '2026-11-20')
  other = await createTestDatabase()
  for (const each of [demo, other]) await haveStarted(each)
  const columns = columnsOf(branches.schema)
  const wrong = { ...branch, comCode: 'x' }
  path = await writeImport('a.csv', csvHeadings(columns) + csvRows(columns, [branch, wrong]))
})
afterAll(() => Promise.all([demo.drop(), other.drop()]))

/** All that an import might leave behind: rows, a run of its own, a trace, rejected rows. */
async function left({ db }: TestDatabase): Promise<readonly unknown[]> {
  const [stored, runs, traces] = await Promise.all([
    db.selectFrom('branch').select('com_code').execute(),
    db.selectFrom('import_run').select('id').execute(),
    db.selectFrom('audit_entry').select('event').execute(),
  ])
  const rejects = ['a.rejected.csv', 'a.dry-run.rejected.csv']
    .map((name) => path.replace('a.csv', name))
    .filter(existsSync)
  return [...stored, ...runs, ...traces, ...rejects]
}

test.each([
  ['a file', []],
  ['a dry run', ['--dry-run']],
])('%s for which nobody asked to be in the demo leaves nothing there', async (_, asked) => {
  expect(await run(demo, 'import', 'branches', path, ...asked)).toEqual({
    code: 1,
    said: "the database is the demo's, where everybody reads codes and messages: --into-demo imports there\n",
  })
  expect(await left(demo)).toEqual([])
})

test('what is for the demo goes nowhere else', async () => {
  expect(await run(other, 'import', 'branches', path, '--into-demo')).toEqual({
    code: 1,
    said: "the database is not the demo's: --into-demo imports nowhere else\n",
  })
  expect(await left(other)).toEqual([])
})

test('who asks for it imports into the demo', async () => {
  const { code, said } = await run(demo, 'import', 'branches', path, '--into-demo')
  expect(said).toContain('branches: 1 added, 0 changed, 0 unchanged, 1 rejected\n')
  expect(code).toBe(2)
  expect(await demo.db.selectFrom('branch').select('com_code').execute()).toEqual([
    { com_code: branch.comCode },
  ])
})
