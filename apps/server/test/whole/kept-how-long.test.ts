import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** What counts the steps of the schema itself. */
const ofMigrations = /^kysely_/

test('the page for operators says of every table how long its rows are kept', async () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const [, section = ''] = /\n## How long what is kept\n([\s\S]*?)\n## /.exec(page) ?? []
  const told = new Set([...section.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name))
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1
  `.execute(database.db)
  const names = rows.map(({ name }) => name).filter((name) => !ofMigrations.test(name))
  expect(names.filter((name) => !told.has(name))).toEqual([])
})
