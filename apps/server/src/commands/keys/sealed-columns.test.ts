import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoDatabase } from '../../../test/demo-database.ts'
import type { TestDatabase } from '../../../test/test-database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { rowKeysOf } from '../../platform/sealed/sealed-column.ts'
import { sealedColumns } from './sealed-columns.ts'

let database: TestDatabase
let keys: Keys
beforeAll(async () => {
  ;({ database, keys } = await createDemoDatabase())
})
afterAll(() => database.drop())

/** Keyed hashes, which nothing opens, are told by their names. */
const hashes = /(?:_key|_mac|_hash|^mac|_digest|^version|^print)$/

test('every column that holds bytes is a keyed hash, or known to be sealed', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1, 2
  `.execute(database.db)
  // It lies under a search key.
  const ofDataKeys = rows.filter(({ table }) => table !== 'search_secret')
  const sealed = ofDataKeys.filter(({ column }) => !hashes.test(column))
  const named = (columns: readonly { readonly table: string; readonly column: string }[]) =>
    columns.map(({ table, column }) => `${table}.${column}`).toSorted()
  expect(named(sealedColumns)).toEqual(named(sealed))
})

test('what a demo holds opens in the context that the list says', async () => {
  const held: string[] = []
  for (const column of sealedColumns) {
    const rowKeys = await rowKeysOf(database.db, column.table)
    const page = { keys: rowKeys, after: undefined, rows: 1_000_000 }
    const { others: values } = await column.readOthers(database.db, page, 0)
    for (const { context, sealed } of values) keys.unsealBytes(context, sealed)
    if (values.length > 0) held.push(column.table)
  }
  expect(new Set(held).size).toBeGreaterThan(15)
})
