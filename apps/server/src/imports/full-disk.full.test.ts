import { afterAll, beforeAll, expect, test } from 'vitest'
import { cluster, fillDiskUnder, fullDevice } from '../../test/fakes/full-disk.ts'
import { ndjsonOf, storeProducts, writeImport } from '../../test/imports.ts'
import { newOperator } from '../../test/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { demoPolicies } from '../demo/demo-policies.ts'

const told = demoPolicies('2026-11-22').map(({ endorsements: _, ...row }) => row)
const car = told.find(({ insuredPeople }) => insuredPeople === undefined)
const family = told.find(({ insuredPeople = [] }) => insuredPeople.length > 1)
const operator = newOperator()

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await operator.haveStarted(database)
  await storeProducts(database)
})
afterAll(() => database.drop())

/** So many rows, of which the one at `special` is another one. */
function rowsOf(count: number, special: number, other: object | undefined, first: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...(at === special ? other : car),
    policyNo: `PDAA2026110100${String(first + at).padStart(8, '0')}`,
  }))
  return writeImport('policies.ndjson', ndjsonOf(rows))
}

function imported(path: string, ...asked: string[]) {
  return operator.run(database, 'import', 'policies', path, ...asked)
}

async function storedPeople() {
  const people = await database.db.selectFrom('insured_person').select('policy_id').execute()
  return people.length
}

/** The files of a server elsewhere are out of reach. */
const here = test.skipIf(cluster === undefined)

here('an import whose database is full stores whole batches, says so, and goes on', async () => {
  const path = await rowsOf(1100, 700, family, 0)
  const end = await fillDiskUnder(database, 'insured_person')
  expect(await imported(path)).toEqual({
    code: 1,
    said: [
      'policies: 500 added, 0 changed, 0 unchanged, 0 rejected',
      'the disk of the database is full',
      'done up to line 500; the same file goes on behind it',
      '',
    ].join('\n'),
  })
  const { stored } = await database.db
    .selectFrom('policy')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  expect(stored).toBe(500)

  await end()
  const { code, said } = await imported(path)
  expect(said).toContain('policies: 1,100 added, 0 changed, 0 unchanged, 0 rejected\n')
  expect(code).toBe(0)
  expect(await storedPeople()).toBe(family?.insuredPeople?.length)
})

here('one that is full before the first row says that alone', async () => {
  const empty = await createTestDatabase()
  await operator.haveStarted(empty)
  await storeProducts(empty)
  await fillDiskUnder(empty, 'import_run')
  const path = await rowsOf(1, 1, undefined, 5000)
  const { code, said } = await operator.run(empty, 'import', 'policies', path)
  await empty.drop()
  expect({ code, said }).toEqual({ code: 1, said: 'the disk of the database is full\n' })
})

test('an import that can no longer write down rejected rows loses none, and goes on', async () => {
  const path = await rowsOf(2101, 2100, { premiumFen: -1 }, 10_000)
  const full = await imported(path, '--rejects', fullDevice)
  expect(full.code).toBe(1)
  expect(full.said).toContain(
    '/dev/full: the disk is full\ndone up to line 2000; the same file goes on behind it\n',
  )
  const { code, said } = await imported(path)
  expect(code).toBe(2)
  expect(said).toContain('policies: 2,100 added, 0 changed, 0 unchanged, 1 rejected\n')
})
