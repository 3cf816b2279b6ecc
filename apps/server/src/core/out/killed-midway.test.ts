import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createEffects,
  faultsOfFeed,
  outOfOrder,
  tellUntilKilled,
} from '../../../test/subjects/killed-tellers.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await createEffects(database)
})
afterAll(() => database.drop())

const nothingWrong = { lost: 0, untrue: 0, doubled: 0, unplaced: 0 }

test('whenever a process is killed, what was done was told once, and nothing else', async () => {
  for (const told of [1, 40, 133]) {
    await tellUntilKilled(database, told)
    expect(await faultsOfFeed(database)).toEqual(nothingWrong)
  }
  expect(await outOfOrder(database)).toBe(0)
  const { rows } = await sql<{ count: number }>`select count(*)::int from effect`.execute(
    database.db,
  )
  expect(rows[0]?.count).toBeGreaterThanOrEqual(174)
})
