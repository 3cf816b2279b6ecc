import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { isConnectionFailure } from './connections/connection-failure.ts'
import { openDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function selectValue(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    database.db,
  )
  return rows[0]?.value
}

async function countOf(pids: readonly number[]): Promise<unknown> {
  const { rows } = await database.pool.query(
    'select count(*) as count from pg_stat_activity where pid = any($1::int[])',
    [pids],
  )
  return rows[0]?.count
}

test('a bigint is a number', async () => {
  expect(await selectValue('9007199254740991::bigint')).toBe(9007199254740991)
  expect(await selectValue('count(*)')).toBe(1)
})

test('a bigint that a number cannot hold is refused instead of rounded', async () => {
  await expect(selectValue('9007199254740993::bigint')).rejects.toThrow('exceeds 2^53')
})

test('a date stays the day it is, in any time zone', async () => {
  expect(await selectValue("date '2024-02-29'")).toBe('2024-02-29')
})

test('a moment is a Date', async () => {
  expect(await selectValue("timestamptz '2024-02-29 08:00:00.123+08'")).toEqual(
    new Date('2024-02-29T00:00:00.123Z'),
  )
})

test('a numeric keeps its digits, a document its shape', async () => {
  expect(await selectValue('12345678901234567890.10::numeric')).toBe('12345678901234567890.10')
  expect(await selectValue(`'{"a": [1]}'::jsonb`)).toEqual({ a: [1] })
})

test('a statement may take five seconds', async () => {
  expect(await selectValue("current_setting('statement_timeout')")).toBe('5s')
})

test('a transaction whose connection breaks between two statements fails, and takes nobody with it', async () => {
  const { db, pool } = database
  const broken = db.transaction().execute(async (transaction) => {
    const itself = sql<{ pid: number }>`select pg_backend_pid() as pid`
    const { rows } = await itself.execute(transaction)
    const pids = rows.map(({ pid }) => pid)
    await pool.query('select pg_terminate_backend(unnest($1::int[]))', [pids])
    await expect.poll(() => countOf(pids)).toBe(0)
    await sql`select 1`.execute(transaction)
  })
  expect(isConnectionFailure(await broken.catch((error: unknown) => error))).toBe(true)
  expect(await selectValue('7')).toBe(7)
})

test('a connection whose server only reads now is given up for a new one', async () => {
  const { db, pool, close } = openDatabase({ url: database.url, log: silentLog, size: 1 })
  await pool.query('create table thing (id int)')
  const insert = sql`insert into thing values (1)`
  await pool.query('set default_transaction_read_only = on')
  const refused = await insert.execute(db).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: '25006' })
  expect(isConnectionFailure(refused)).toBe(true)
  await insert.execute(db)
  await close()
})

test('a connection whose statement failed is asked again', async () => {
  const { db, close } = openDatabase({ url: database.url, log: silentLog, size: 1 })
  const ask = sql<{ pid: number }>`select pg_backend_pid() as pid`
  const before = await ask.execute(db)
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  expect((await ask.execute(db)).rows).toEqual(before.rows)
  await close()
})
