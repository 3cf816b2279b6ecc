import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/test-database.ts'

/** Every table that the former steps made with its columns, a line each. */
const formerTables = textOf('./former-schema.samples.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(/:? /) as [string, ...string[]])
const renames = textOf('../../../../../deploy/from-many-steps.sql')

let former: TestDatabase
let current: TestDatabase
beforeAll(async () => {
  former = await createEmptyDatabase()
  current = await createTestDatabase()
})
afterAll(() => Promise.all([former.drop(), current.drop()]))

test('rows of the former steps fit the tables of today once their names are changed', async () => {
  await former.pool.query(formerTables.map(made).join(';'))
  await former.pool.query(renames)
  const before = await columnsOf(former)
  const today = await columnsOf(current)
  const named = new Set(today.map(({ name }) => name))
  const brought = new Set(before.map(({ name }) => name))
  const tables = new Set(before.map(({ table }) => table))
  expect({
    goneSince: [...brought].filter((name) => !named.has(name)),
    neededSince: today
      .filter(({ table, name, isNeeded }) => isNeeded && tables.has(table) && !brought.has(name))
      .map(({ name }) => name),
  }).toEqual({ goneSince: [], neededSince: [] })
})

function textOf(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

/** Of text throughout: only names are looked at. */
function made([table, ...columns]: [string, ...string[]]): string {
  return `create table ${table} (${columns.map((name) => `"${name}" text`).join()})`
}

interface Column {
  readonly table: string
  /** With its table's. */
  readonly name: string
  /** A row that does not bring it is refused. */
  readonly isNeeded: boolean
}

async function columnsOf({ pool }: TestDatabase): Promise<Column[]> {
  const { rows } = await pool.query(`
    select table_name as "table", table_name || '.' || column_name as name,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isNeeded"
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
  `)
  return rows
}
