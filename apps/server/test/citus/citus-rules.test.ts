import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distribution } from '../../src/platform/database/distribution.ts'
import { lookupKeyTables } from '../../src/platform/database/lookup-keys/lookup-key-tables.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { citusStatements, columnOf, spreadOf } from './citus-statements.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function rowsOf<Row>(query: string): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(query).execute(database.db)
  return rows
}

const spread = Object.keys(distribution).filter((table) => columnOf(table) !== undefined)

test('every table of the schema is on the list, and nothing else', async () => {
  const tables = await rowsOf<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^kysely_'",
  )
  expect(Object.keys(distribution).sort()).toEqual(tables.map(({ name }) => name).sort())
})

test('what is unique within a table that is spread is so by the column that it is spread by', async () => {
  const indexes = await uniqueIndexes()
  const of = new Set(indexes.map(({ table }) => table))
  expect(spread.filter((table) => !of.has(table))).toEqual([])
  const faulty = indexes.filter(({ table, columns }) => {
    const column = columnOf(table)
    return column !== undefined && !columns.includes(column)
  })
  expect(faulty).toEqual([])
})

test('no foreign key leads from one server to another', async () => {
  const keys = await foreignKeys()
  const faulty = keys.filter(({ table, columns, target, targetColumns }) => {
    if (spreadOf(target) === 'everywhere') return false
    if (spreadOf(table) === 'on one server') return spreadOf(target) !== 'on one server'
    const isBeside = spreadOf(table) === 'by customer' && spreadOf(target) === 'by customer'
    const at = columns.indexOf('customer_key')
    return !isBeside || at === -1 || targetColumns[at] !== 'customer_key'
  })
  expect(faulty).toEqual([])
})

test('lookup keys have no foreign key, and begin with what they are spread by', async () => {
  const lookups = Object.keys(lookupKeyTables)
  expect((await foreignKeys()).filter(({ table }) => lookups.includes(table))).toEqual([])
  const keys = (await uniqueIndexes()).filter(({ table }) => lookups.includes(table))
  expect(keys.map(({ table, columns: [leading] }) => [table, leading]).sort()).toEqual(
    Object.entries(lookupKeyTables)
      .map(([table, { key }]) => [table, key])
      .sort(),
  )
  expect(lookups.filter((table) => spreadOf(table) !== 'by key')).toEqual([])
})

test('the lookup keys of a row are found by an index, not by reading the whole table', async () => {
  const indexes = await indexColumns()
  const faulty = Object.keys(lookupKeyTables).filter(
    (table) =>
      !indexes.some((index) => index.table === table && index.columns[0] === 'customer_key'),
  )
  expect(faulty).toEqual([])
})

test('what goes with a row of a customer is found by an index, not by reading the whole table', async () => {
  const indexes = await indexColumns()
  const faulty = (await foreignKeys()).filter(
    ({ table, target, columns }) =>
      spreadOf(target) === 'by customer' &&
      !indexes.some((index) => {
        const [leading = ''] = index.columns
        return index.table === table && columns.includes(leading)
      }),
  )
  expect(faulty).toEqual([])
})

test('the statements that operators are given fit the schema', async () => {
  const file = '../../../../deploy/citus.sql'
  await expect(await citusStatements(database.db)).toMatchFileSnapshot(file)
})

interface IndexColumns {
  readonly table: string
  readonly columns: readonly string[]
}

const columnsOfIndex = `array(
  select attname::text from unnest(indkey::int2[]) with ordinality as part (number, place)
  join pg_attribute on attrelid = indrelid and attnum = number order by place
)`

function uniqueIndexes(): Promise<IndexColumns[]> {
  return rowsOf(`select indrelid::regclass::text as table, ${columnsOfIndex} as columns
    from pg_index where indisunique and indrelid in (${ofPublic})`)
}

function indexColumns(): Promise<IndexColumns[]> {
  return rowsOf(`select indrelid::regclass::text as table, ${columnsOfIndex} as columns
    from pg_index where indrelid in (${ofPublic})`)
}

const ofPublic = `select oid from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`

interface ForeignKeyColumns extends IndexColumns {
  readonly target: string
  readonly targetColumns: readonly string[]
}

function foreignKeys(): Promise<ForeignKeyColumns[]> {
  return rowsOf(`select conrelid::regclass::text as table, confrelid::regclass::text as target,
      ${namesOf('conrelid', 'conkey')} as columns,
      ${namesOf('confrelid', 'confkey')} as "targetColumns"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
}

function namesOf(table: string, numbers: string): string {
  return `array(
    select attname::text from unnest(${numbers}) with ordinality as part (number, place)
    join pg_attribute on attrelid = ${table} and attnum = number order by place
  )`
}
