import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Importer, ndjsonOf, openImporter, writeImport } from '../../../../test/imports.ts'
import { demoBranches } from '../../../demo/outlets/demo-outlets.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { findEmployee } from '../store/employee.repository.ts'
import { employees } from './employees.ts'

let importer: Importer
beforeAll(async () => {
  importer = await openImporter()
  await storeBranches(importer.database, demoBranches())
})
afterAll(() => importer.close())

const one = { employeeNo: 'e2001', name: '王雅宁', comCode: '11000000', isActive: true }
const other = { employeeNo: 'E2002', name: '李承志', comCode: '31000000', isActive: true }

async function give(...rows: readonly object[]) {
  return importer.give(await writeImport('employees.ndjson', ndjsonOf(rows)), { kind: employees })
}

function found(employeeNo: string) {
  return findEmployee({ db: importer.database.db, keys: importer.keys }, employeeNo)
}

test('employees are found by their number, and who has left is told so', async () => {
  expect((await give(one, other)).progress).toMatchObject({ added: 2, rejected: 0 })
  expect(await found('E2001')).toEqual({ ...one, employeeNo: 'E2001' })

  const left = await give(one, { ...other, isActive: false })
  expect(left.progress).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  expect(await found('E2002')).toMatchObject({ name: '李承志', isActive: false })
})

test('one number in capitals and in small letters is the number of one employee', async () => {
  const { progress, rejects } = await give(
    { ...one, employeeNo: 'e2003' },
    { ...other, employeeNo: 'E2003' },
  )
  expect(progress).toMatchObject({ added: 1, rejected: 1 })
  expect(JSON.parse(rejects).rejectedReason).toBe('employeeNo: is that of line 1')
})

test.each([
  [/^comCode: is not eight digits/, { ...one, comCode: '1100' }],
  [/^comCode: no such branch is stored/, { ...one, comCode: '11009999' }],
  [/^isActive: is neither true nor false/, { ...one, isActive: '是' }],
  [/^name: /, { ...one, name: '' }],
  [/^employeeNo: /, { ...one, employeeNo: '!' }],
])('a row is rejected with its reason: %s', async (reason, row) => {
  const { rejects } = await give(row)
  expect(JSON.parse(rejects).rejectedReason).toMatch(reason)
})
