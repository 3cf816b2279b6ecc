import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { afterCommit } from './after-commit.ts'
import { inTransaction } from './in-transaction.ts'

let database: TestDatabase
const done: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => {
  done.length = 0
})
afterAll(() => database.drop())

test('it is done after the commit, in order, and a transaction within another has one end', async () => {
  await database.db.transaction().execute(async (outer) => {
    await afterCommit(outer, () => done.push('first'))
    await inTransaction(outer, (inner) => afterCommit(inner, () => done.push('second')))
    expect(done).toEqual([])
  })
  expect(done).toEqual(['first', 'second'])
})

test('nothing is done after what was undone, nor by the next transaction of that connection', async () => {
  const undone = database.db.transaction().execute(async (transaction) => {
    await afterCommit(transaction, () => done.push('undone'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const next = () => database.db.transaction().execute(async () => undefined)
  await Promise.all(Array.from({ length: 20 }, next))
  expect(done).toEqual([])
})

test('nothing is done after a commit that the database refused', async () => {
  await database.pool.query(
    'create table late_check (id int primary key, of int references late_check deferrable initially deferred)',
  )
  const refused = database.db.transaction().execute(async (transaction) => {
    await afterCommit(transaction, () => done.push('refused'))
    await transaction
      .insertInto('late_check' as never)
      .values({ id: 1, of: 2 } as never)
      .execute()
  })
  await expect(refused).rejects.toMatchObject({ code: '23503' })
  expect(done).toEqual([])
})

test('outside of a transaction it is done at once', async () => {
  await afterCommit(database.db, () => done.push('now'))
  expect(done).toEqual(['now'])
})
