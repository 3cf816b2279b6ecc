import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOperator } from '../../test/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { testKeyMaterial } from '../../test/test-keys.ts'
import { admitKeys } from '../platform/keys/configured-keys.ts'

const employees = fileURLToPath(new URL('../../../../docs/imports/employees.csv', import.meta.url))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await admitKeys(database.db, testKeyMaterial())
})
afterAll(() => database.drop())

test.each([
  ['staff', 'add', 'boss', '沈主管', 'supervisor'],
  ['import', 'employees', employees],
  ['mail-dead', 'list'],
  ['audit-verify'],
])(
  '%s with other keys than the service has says which, and does nothing',
  async (command, ...asked) => {
    const { code, said } = await newOperator().run(database, command, ...asked)
    expect(code).toBe(1)
    expect(said).toMatch(/^\S.* is another key than [^\n]+\n$/)
    const { rows } = await database.pool.query(
      'select 1 from staff union all select 1 from employee',
    )
    expect(rows).toEqual([])
  },
)
