import { type Kysely, type Migration, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { createEmptyDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase } from './database.ts'
import { MigrationFailed, migrate } from './migrate.ts'

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

test('a failed step leaves the database as it was, says so, and holds no lock', async () => {
  const first = { '0001-notes': step('create table note (text text)') }
  await migrate(database.db, first)
  const before = await schemaOf()
  const faulty = {
    ...first,
    '0002-places': step(
      "create table place (id int); alter table note add at date; insert into note values ('one')",
    ),
    '0003-twice': step(
      "create unique index note_text on note (text); insert into note values ('one')",
    ),
  }
  await expect(migrate(database.db, faulty)).rejects.toThrow(
    new MigrationFailed(
      'migration 0003-twice failed (code 23505, table note, constraint note_text): the database is as it was before',
    ),
  )
  expect(await schemaOf()).toEqual(before)
  expect(await rowsOf('select from note')).toEqual([])
  await migrate(database.db, first)
})

test('a fault is told without what a customer typed', async () => {
  const faulty = { '0001-notes': step("create table note as select '王小明'::int as number") }
  await expect(migrate(database.db, faulty)).rejects.toThrow(
    new MigrationFailed(
      'migration 0001-notes failed (code 22P02): the database is as it was before',
    ),
  )
})

test('a database of a newer version is refused in words', async () => {
  const first = { '0001-notes': step('create table note (text text)') }
  await migrate(database.db, { ...first, '0002-more': step('alter table note add at date') })
  await expect(migrate(database.db, first)).rejects.toThrow(
    'the database is of a newer version, which made 0002-more',
  )
})

test('a database that many steps made is refused with how to go on', async () => {
  const former = { '0001-sessions-and-proofs': step('create table note (text text)') }
  const first = { '0001-first-schema': step('create table note (text text)') }
  await database.pool.query('create table kysely_migration (name text, timestamp text)')
  await database.pool.query("insert into kysely_migration values ('0001-sessions-and-proofs', '')")
  await expect(migrate(database.db, { ...former, ...first })).rejects.toThrow(
    'export its rows, let DATABASE_URL name an empty database and import them there',
  )
  expect(await schemaOf()).toHaveLength(2)
})

function schemaOf(): Promise<unknown[]> {
  return rowsOf(`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by 1, 2`)
}

test('a step may take longer than a query, and queries keep their limit afterwards', async () => {
  const limit = "current_setting('statement_timeout')"
  await migrate(database.db, { '0001': step(`create table found as select ${limit} as text`) })
  expect(await rowsOf(`select text, ${limit} as now from found`)).toEqual([
    { text: '0', now: '5s' },
  ])
})
