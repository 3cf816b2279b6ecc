import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { citusNodes } from '../../../../test/citus/nodes.ts'
import { silentLog } from '../../../../test/fakes/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { isConnectionFailure } from './connection-failure.ts'
import { openPipelinedConnection } from './pipelined-connection.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const readSetting = 'select current_setting($1) as value'

test('statements sent together are answered each with its own rows', async () => {
  const values = await Promise.all(
    [1, 2, 3, 4].map((value) =>
      database.pipelined.swift.run<{ value: number }>('echo', 'select $1::int as value', [value]),
    ),
  )
  expect(values.flat()).toEqual([1, 2, 3, 4].map((value) => ({ value })))
})

test('one that fails takes none of its neighbours with it', async () => {
  const { swift } = database.pipelined
  const outcomes = await Promise.allSettled([
    swift.run('first', 'select 1 as value', []),
    swift.run('broken', 'select 1 / $1::int as value', [0]),
    swift.run('last', 'select 2 as value', []),
  ])
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: [{ value: 1 }] },
    { status: 'rejected', reason: { message: 'division by zero' } },
    { status: 'fulfilled', value: [{ value: 2 }] },
  ])
})

test('only the durable connection waits for the disk', async () => {
  const { swift, durable } = database.pipelined
  const setting = ['synchronous_commit']
  expect(await swift.run('setting', readSetting, setting)).toEqual([{ value: 'off' }])
  expect(await durable.run('setting', readSetting, setting)).toEqual([{ value: 'on' }])
})

// Citus has no plan for all values, so there it chooses.
test.skipIf(citusNodes().length > 0)(
  'a statement is planned once for whatever values come, and anew once its table has grown',
  async () => {
    const { pool, pipelined } = database
    const { run } = pipelined.swift
    await pool.query('create table thing (id int primary key)')
    // Of an empty table all is read at once, as long as nobody plans anew.
    await pool.query('vacuum analyze thing')
    const text =
      'select thing.id from unnest($1::int[]) asked (id) join thing on thing.id = asked.id'
    const find = () => run('find-things', text, [[7, 8]])
    const plan = async () =>
      JSON.stringify(await run('plan', `explain execute "find-things" ('{}')`, []))
    await find()
    expect(await plan()).not.toContain('Index Cond')
    await pool.query('insert into thing select generate_series(1, 50000)')
    await expect.poll(plan).toContain('Index Cond')
    expect(await find()).toEqual([{ id: 7 }, { id: 8 }])
    const counted = `select custom_plans from pg_prepared_statements where name = 'find-things'`
    expect(await run('count-plans', counted, [])).toEqual([{ custom_plans: 0 }])
  },
)

test('what a query builder makes for the desk waits for nobody who has the pool, and begins no transaction', async () => {
  const { pool, pipelined } = database
  const asked = pipelined.desk.selectFrom('staff').select('id').where('account', '=', 'nobody')
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    expect(await Promise.all([asked.execute(), asked.execute()])).toEqual([[], []])
  } finally {
    for (const one of held) one.release()
  }
  const { rows } = await sql`select name from pg_prepared_statements order by name`.execute(
    pipelined.desk,
  )
  expect(rows).toEqual([{ name: 'built-1' }, { name: 'built-2' }])
  await expect(pipelined.desk.transaction().execute(async () => {})).rejects.toThrow('transaction')
})

test('a column that a newer process adds meanwhile fails no statement that was prepared before', async () => {
  const { pool, pipelined } = database
  await pool.query('create table grown (id int primary key)')
  await pool.query('insert into grown values (1)')
  const find = () => pipelined.swift.run('find-grown', 'select * from grown', [])
  const count = () =>
    pipelined.swift.run('count-grown', 'select count(*)::int as number from grown', [])
  const built = () => sql`select * from grown`.execute(pipelined.desk)
  expect(await find()).toEqual([{ id: 1 }])
  expect((await built()).rows).toEqual([{ id: 1 }])
  await pool.query('alter table grown add column kind text')
  const now = [{ id: 1, kind: null }]
  // Those beside it, and what is asked when the first of them has failed, get their answers too.
  const beside = Promise.all([find(), count(), find(), count().then(find)])
  expect(await beside).toEqual([now, [{ number: 1 }], now, now])
  expect((await built()).rows).toEqual(now)
  await pool.query('alter table grown drop column kind')
  expect(await find()).toEqual([{ id: 1 }])
})

test('a pipelined connection that broke says so and serves again', async () => {
  const { swift } = database.pipelined
  const sleeping = swift.run('sleep', 'select pg_sleep(5)', [])
  const broken = sleeping.catch((error: unknown) => error)
  await expect
    .poll(async () => {
      const { rowCount } = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'ecenter swift' and datname = current_database()
            and query = 'select pg_sleep(5)'`,
      )
      return rowCount
    })
    .toBe(1)
  expect(isConnectionFailure(await broken)).toBe(true)
  expect(await swift.run('echo', 'select $1::int as value', [7])).toEqual([{ value: 7 }])
})

test('a pipelined connection without a database fails as any other does', async () => {
  const dead = openPipelinedConnection('swift', {
    url: 'postgres://nobody@127.0.0.1:1/nothing',
    log: silentLog,
  })
  const error = await dead.run('echo', 'select 1', []).catch((reason: unknown) => reason)
  expect(isConnectionFailure(error)).toBe(true)
  await dead.close()
})
