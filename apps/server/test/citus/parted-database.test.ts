import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distribution, keyColumns } from '../../src/platform/database/distribution.ts'
import { createDemoDatabase } from '../demo-database.ts'
import type { TestDatabase } from '../test-database.ts'
import { spreadOf } from './citus-statements.ts'
import { partByStatements } from './parted-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = (await createDemoDatabase()).database
})
afterAll(() => database.drop())

const ofCustomers = Object.keys(distribution).filter((table) => spreadOf(table) === 'by customer')

async function rowsByTable(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of ofCustomers) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}
    `.execute(database.db)
    counts.set(table, Number(rows[0]?.count))
  }
  return counts
}

test('a database that is spread by the statements has every row that it had', async () => {
  const before = await rowsByTable()
  await partByStatements(database)
  expect(await rowsByTable()).toEqual(before)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'p'
  `.execute(database.db)
  const spread = [...ofCustomers, ...Object.keys(keyColumns)]
  expect(rows.map(({ name }) => name).sort()).toEqual(spread.sort())
})

test('whoever writes to a table of the coordinator tells of it, and of nothing else', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'tell_of_write'
  `.execute(database.db)
  const ofCoordinator = Object.keys(distribution).filter(
    (table) => spreadOf(table) === 'on one server',
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(ofCoordinator.sort())
})

test('a policy that is deleted takes along what hangs on it, and leaves its files loose', async () => {
  const files = await database.db.selectFrom('claim_document_file').select('id').execute()
  await database.db.deleteFrom('policy').execute()
  const left = await rowsByTable()
  const gone = [
    ...['policy_document', 'coverage', 'endorsement', 'insured_person', 'claim', 'claim_event'],
    ...['claim_document_file', 'return_claim', 'invoice', 'order_policy'],
  ]
  expect(gone.filter((table) => left.get(table) !== 0)).toEqual([])
  const loose = await database.db.selectFrom('loose_file').select('id').execute()
  expect(loose).toEqual(expect.arrayContaining(files))
})
