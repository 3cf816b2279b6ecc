import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDemoDatabase } from '../../test/demo-database.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { testKeys } from '../../test/test-keys.ts'
import type { Db } from '../platform/database/database.ts'
import { tablesOfUse } from '../platform/database/distribution.ts'
import { demoDay } from './demo-marker.ts'
import { fewStaff } from './demo-size.ts'
import { loadDemoIfEmpty } from './load-demo.ts'

const keys = testKeys()
const today = '2026-11-20'
const clock = { now: () => new Date(`${today}T04:00:00Z`), today: () => today }

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

function load(db: Db): Promise<'loaded' | 'kept'> {
  return loadDemoIfEmpty({ db, keys, clock }, fewStaff)
}

async function rowsByTable({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, number>> {
  const counts = tablesOfUse.map((table) => `select '${table}' as name, count(*) from ${table}`)
  const { rows } = await pool.query(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

/** Of a demo that was loaded without a break. */
async function rowsOfWhole(): Promise<Record<string, number>> {
  const { database: whole } = await createDemoDatabase()
  const rows = await rowsByTable(whole)
  await whole.drop()
  return rows
}

/** Does something after the first statement that adds to each table, while the load waits. */
function afterEachTable(db: Db, act: (table: string) => Promise<void>): Db {
  const seen = new Set<string>()
  let added: string | undefined
  return db.withPlugin({
    transformQuery({ node }) {
      added = node.kind === 'InsertQueryNode' ? node.into?.table.identifier.name : undefined
      return node
    },
    async transformResult({ result }) {
      if (added === undefined || seen.has(added)) return result
      seen.add(added)
      await act(added)
      return result
    },
  })
}

test('whatever the step at which a start is killed, the next one finds nothing of it', async () => {
  const none = await rowsByTable(database)
  const steps: string[] = []
  const watched = afterEachTable(database.db, async (table) => {
    steps.push(table)
    // What others see now is what a kill would leave.
    expect(await rowsByTable(database)).toEqual(none)
    expect(await demoDay(database.db)).toBeUndefined()
  })
  expect(await load(watched)).toBe('loaded')
  expect(steps.length).toBeGreaterThan(25)
  expect(await rowsByTable(database)).toEqual(await rowsOfWhole())
})

test('a demo that was broken off in its midst is whole after the next start, and nothing is there twice', async () => {
  const broken = afterEachTable(database.db, async (table) => {
    if (table === 'return_claim') throw new Error('broken off')
  })
  await expect(load(broken)).rejects.toThrow('broken off')
  expect(await load(database.db)).toBe('loaded')
  expect(await rowsByTable(database)).toEqual(await rowsOfWhole())
})
