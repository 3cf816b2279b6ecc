import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { limitCases } from '../../../test/subjects/limit-cases.ts'
import { testClock } from '../../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { type OpenRedis, openRedis } from '../redis/redis.ts'
import { limitsOn } from './limits.ts'

let database: TestDatabase
let second: Database
beforeAll(async () => {
  database = await createTestDatabase()
  second = openDatabase({ url: database.url, log: silentLog })
})
afterEach(() => database.db.deleteFrom('counter').execute())
afterAll(async () => {
  await second.close()
  await database.drop()
})

function countingWith(redis: OpenRedis | undefined) {
  const clock = testClock()
  const alarms: string[] = []
  const log = { ...silentLog, alarm: (limit: string) => void alarms.push(limit) }
  const limits = limitsOn({ ...database, clock, log, redis })
  const others = limitsOn({ ...second, clock, log: silentLog, redis })
  return { limits, others, clock, alarms }
}

describe('counters in PostgreSQL', () => {
  test.each(Object.entries(limitCases))('%s', async (_, run) => {
    await run(countingWith(undefined))
  })

  test('what is counted in a transaction is not counted where that is undone', async () => {
    const { limits } = countingWith(undefined)
    const undone = database.db.transaction().execute(async (transaction) => {
      await limits.take('appealsByPhone', 'caller', transaction)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const { rows } = await database.pool.query('select * from counter')
    expect(rows).toEqual([])
  })
})

describe('with a Redis that is away everything is counted in PostgreSQL', () => {
  let away: OpenRedis
  beforeAll(() => {
    away = openRedis({ url: 'redis://127.0.0.1:1', log: silentLog })
  })
  afterAll(() => away.close())

  test.each(Object.entries(limitCases))('%s', async (_, run) => {
    await run(countingWith(away))
  })
})
