import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CoreReceiver, openCoreReceiver } from '../../../test/subjects/core-receiver.ts'
import {
  createEffects,
  faultsOfFeed,
  outOfOrder,
  tellUntilKilled,
} from '../../../test/subjects/killed-tellers.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

const rounds = 8

let database: TestDatabase
let core: CoreReceiver
beforeAll(async () => {
  database = await createTestDatabase()
  await createEffects(database)
  core = await openCoreReceiver()
})
afterAll(async () => {
  await core.server.stop()
  await database.drop()
})

test('two processes that push and are killed again and again lose nothing, and keep every order', async () => {
  const env = {
    CORE_PUSH_URL: core.url,
    CORE_PUSH_SECRETS: `whsec_${randomBytes(32).toString('base64')}`,
  }
  for (let round = 0; round < rounds; round++) {
    await Promise.all([
      tellUntilKilled(database, randomInt(1, 200), env),
      tellUntilKilled(database, randomInt(1, 200), env),
    ])
    expect(await faultsOfFeed(database)).toEqual({ lost: 0, untrue: 0, doubled: 0, unplaced: 0 })
    // Nobody waits here for the time of those that died.
    await sql`update core_pipeline set held_until = to_timestamp(0)`.execute(database.db)
  }
  expect(await outOfOrder(database)).toBe(0)
  const positions = await positionsById()
  const bySubject = new Map<string, number[]>()
  for (const { id, subject } of core.applied) {
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), positions.get(id) ?? 0])
  }
  for (const taken of bySubject.values()) {
    expect(taken).toEqual([...taken].sort((one, other) => one - other))
  }
  const received = await sql<{ id: string }>`
    select id from core_event where received_at is not null
  `.execute(database.db)
  const applied = new Set(core.applied.map(({ id }) => id))
  expect(received.rows.filter(({ id }) => !applied.has(id))).toEqual([])
}, 900_000)

async function positionsById(): Promise<Map<string, number>> {
  const rows = await database.db.selectFrom('core_event').select(['id', 'position']).execute()
  return new Map(rows.map(({ id, position }) => [id, position ?? 0]))
}
