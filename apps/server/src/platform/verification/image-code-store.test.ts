import { randomUUID } from 'node:crypto'
import { dataFetchFailed } from '@ecenter/contract/results/reaction.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { imageCodeCases } from '../../../test/subjects/image-code-cases.ts'
import { testClock } from '../../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { failureOf } from '../../http/answers/failure-of.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { openRedis, RedisAway } from '../redis/redis.ts'
import { databaseImageCodes } from './database-image-codes.ts'
import { imageCodeStoreOf } from './image-codes.ts'
import { redisImageCodes } from './redis-image-codes.ts'

let database: TestDatabase
let second: Database
beforeAll(async () => {
  database = await createTestDatabase()
  second = openDatabase({ url: database.url, log: silentLog })
})
afterAll(async () => {
  await second.close()
  await database.drop()
})

describe('image codes in PostgreSQL', () => {
  test.each(Object.entries(imageCodeCases))('%s', async (_, run) => {
    const clock = testClock()
    const store = databaseImageCodes({ ...database, clock })
    const others = databaseImageCodes({ ...second, clock })
    await run({ store, others, clock, place })
  })
})

async function place() {
  const [id, now] = [randomUUID(), testClock().now()]
  const session = { id, uuid: id, created_at: now, seen_at: now, ends_at: now }
  await database.db.insertInto('session').values(session).execute()
  return { session_id: id, rand_name: 'carPolicyQuery' as const }
}

test('they are kept in PostgreSQL, but where the settings name a Redis that is told to keep them', async () => {
  const redis = openRedis({ url: 'redis://127.0.0.1:1', log: silentLog })
  const given = { ...database, clock: testClock() }
  const inDatabase = { settings: { redisKeeps: new Set<never>() } }
  const inRedis = { settings: { redisKeeps: new Set(['image-codes' as const]) } }
  const keep = async (
    settings: typeof inDatabase | typeof inRedis,
    here: typeof redis | undefined,
  ) =>
    imageCodeStoreOf({ ...given, ...settings, redis: here }).keep(
      await place(),
      Buffer.alloc(32),
      120,
    )
  expect(await keep(inDatabase, redis)).toBe(true)
  expect(await keep(inRedis, undefined)).toBe(true)
  await expect(keep(inRedis, redis)).rejects.toBeInstanceOf(RedisAway)
  await redis.close()
})

test('while the Redis that keeps them is away the service is unavailable, and no code is wrong', async () => {
  const away = openRedis({ url: 'redis://127.0.0.1:1', log: silentLog })
  const codes = redisImageCodes(away, testClock())
  const here = { session_id: randomUUID(), rand_name: 'carPolicyQuery' } as const
  const asked = [
    codes.keep(here, Buffer.alloc(32), 120),
    codes.tryCode({ ...here, macs: Buffer.alloc(32) }),
    codes.rememberPass(here, testClock().now()),
    codes.spendPass(here),
  ]
  for (const answer of await Promise.allSettled(asked)) {
    const error = answer.status === 'rejected' ? answer.reason : undefined
    expect(failureOf(silentLog, error, 'a call', '')).toMatchObject({
      resultCode: resultCodes.dataStoreDown,
      message: dataFetchFailed,
    })
  }
  await away.close()
})
