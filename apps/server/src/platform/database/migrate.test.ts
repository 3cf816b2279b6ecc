import { type Kysely, type Migration, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../../test/silent-log.ts'
import { createEmptyDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(() => database.drop())

function step(text: string): Migration {
  return { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }
}

async function rowsOf(query: string): Promise<unknown[]> {
  return (await database.pool.query(query)).rows
}

test('three processes that start at once run each step once', async () => {
  const steps = {
    '0001-notes': step('create table note (text text)'),
    '0002-slow': step("insert into note select 'once' from pg_sleep(0.2)"),
  }
  const processes = [1, 2, 3].map(() => openDatabase({ url: database.url, log: silentLog }))
  await Promise.all(processes.map(({ db }) => migrate(db, steps)))
  expect(await rowsOf('select text from note')).toEqual([{ text: 'once' }])
  await Promise.all(processes.map(({ close }) => close()))
})

test('a later start runs only the new steps', async () => {
  const first = { '0001-notes': step('create table note (text text)') }
  await migrate(database.db, first)
  await migrate(database.db, { ...first, '0002-more': step('alter table note add at date') })
  expect(await rowsOf('select text, at from note')).toEqual([])
})

test('a failed step is named and leaves nothing behind, nor a lock', async () => {
  const steps = { '0001-notes': step('create table note (text text)'), '0002-typo': step('creat') }
  await expect(migrate(database.db, steps)).rejects.toThrow('migration 0002-typo failed')
  expect(await rowsOf("select to_regclass('note') as note")).toEqual([{ note: null }])
  await migrate(database.db, { '0001-notes': step('create table note (text text)') })
})

test('a step may take longer than a query, and queries keep their limit afterwards', async () => {
  const limit = "current_setting('statement_timeout')"
  await migrate(database.db, { '0001': step(`create table found as select ${limit} as text`) })
  expect(await rowsOf(`select text, ${limit} as now from found`)).toEqual([
    { text: '0', now: '5s' },
  ])
})
