import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { limitOf } from '../../apps/server/src/platform/limits/limit-rules.ts'
import { type Limits, limitsOn } from '../../apps/server/src/platform/limits/limits.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { type OpenRedis, openRedis } from '../../apps/server/src/platform/redis/redis.ts'
import { openClient } from '../../apps/server/src/platform/redis/redis-client.ts'
import { rowsOf } from '../../apps/server/test/readers/rows-of.ts'
import { limitCases } from '../../apps/server/test/subjects/limit-cases.ts'
import { testClock } from '../../apps/server/test/test-clock.ts'
import { type OpenFolder, openFolder } from '../machines/open-folder.ts'
import { type Postgres, startPrimary } from '../machines/postgres.ts'
import { type Redis, startRedis } from '../machines/redis.ts'
import { until } from '../machines/until.ts'

const rule = 'messagesBySessionMinute'
const { points } = limitOf(rule)

let folder: OpenFolder
let primary: Postgres
let database: Database
let server: Redis
const opened: OpenRedis[] = []
const logged: string[] = []
const log = openLog('info', { write: (line) => void logged.push(line) })

beforeAll(async () => {
  folder = await openFolder()
  primary = await startPrimary(folder.path)
  database = openDatabase({ url: primary.url, log })
  await migrate(database.db, migrations)
  await mkdir(kept())
  server = await startRedis({ folder: kept() })
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
  logged.length = 0
})
afterAll(async () => {
  await server.kill()
  await database.close()
  await primary.stop('fast')
  await folder.remove()
})

function kept(): string {
  return join(folder.path, 'redis')
}

/** The connection of one process, once it counts there. */
async function connected(url = server.url): Promise<OpenRedis> {
  const redis = openRedis({ url, log })
  opened.push(redis)
  await until('Redis counts', async () => redis.isKeeping())
  return redis
}

function limitsWith(redis: OpenRedis): Limits {
  return limitsOn({ ...database, clock: testClock(), log, redis })
}

async function takeAll(limits: Limits, key: string): Promise<number> {
  const turns = Array.from({ length: points * 2 }, () => limits.take(rule, key))
  return (await Promise.all(turns)).filter(Boolean).length
}

async function countedInDatabase(key: string): Promise<number> {
  const [row] = await rowsOf<{ points: number }>(
    database.db,
    `select points from counter where key = '${rule}:${key}'`,
  )
  return row?.points ?? 0
}

describe('counters in Redis', () => {
  test.each(Object.entries(limitCases))('%s', async (_, run) => {
    const clock = testClock()
    const alarms: string[] = []
    const ofOne = { ...log, alarm: (limit: string) => void alarms.push(limit) }
    const limits = limitsOn({ ...database, clock, log: ofOne, redis: await connected() })
    const others = limitsOn({ ...database, clock, log, redis: await connected() })
    await run({ limits, others, clock, alarms })
  })

  test('PostgreSQL has none of what is counted there', async () => {
    await takeAll(limitsWith(await connected()), 'there alone')
    expect(await countedInDatabase('there alone')).toBe(0)
  })

  test('three processes that take a thousand at once get as many as one would', async () => {
    const program = fileURLToPath(new URL('count-in-process.ts', import.meta.url))
    const children = [1, 2, 3].map(() =>
      fork(program, [server.url, primary.url, '334'], { execArgv: ['--import', 'tsx'] }),
    )
    await Promise.all(children.map((child) => once(child, 'message')))
    const got = children.map(async (child) => {
      const answer = once(child, 'message')
      child.send('go')
      return Number((await answer)[0])
    })
    const sum = (await Promise.all(got)).reduce((one, other) => one + other, 0)
    expect(sum).toBe(limitOf('analyticsBySession').points)
    const stored = await (await connected()).ask((client) =>
      client.get('analyticsBySession:of all'),
    )
    expect(stored?.split(' ')[0]).toBe('1002')
  })
})

describe('a Redis that goes away', () => {
  test('under load nobody fails, each place lets through what it may, and what was used up stays so', async () => {
    const redis = await connected()
    const limits = limitsWith(redis)
    expect(await takeAll(limits, 'used up before')).toBe(points)
    let isOver = false
    let letThrough = 0
    const load = Promise.all(
      Array.from({ length: 20 }, async () => {
        while (!isOver) if (await limits.take(rule, 'under load')) letThrough += 1
      }),
    )
    await server.kill()
    await until('PostgreSQL counts', async () => (await countedInDatabase('under load')) > points)
    server = await startRedis({ port: Number(new URL(server.url).port), folder: kept() })
    await until('Redis counts again', async () => redis.isKeeping())
    isOver = true
    await load
    expect(letThrough).toBeLessThanOrEqual(2 * points)
    expect(await limits.take(rule, 'used up before')).toBe(false)
    expect(logged.join()).not.toContain('RedisForgot')
  })

  test('what is full counts nothing, and PostgreSQL does', async () => {
    const redis = await connected()
    const operator = openClient(server.url)
    await operator.connect()
    await operator.configSet('maxmemory', '1')
    expect(await takeAll(limitsWith(redis), 'no room')).toBe(points)
    expect(await countedInDatabase('no room')).toBe(2 * points)
    await operator.configSet('maxmemory', '0')
    operator.destroy()
    await until('Redis counts again', async () => redis.isKeeping())
    await takeAll(limitsWith(redis), 'room again')
    expect(await countedInDatabase('room again')).toBe(0)
  })
})

describe('a Redis that may forget', () => {
  test('is told of and not counted in', async () => {
    const forgetful = await startRedis()
    const redis = openRedis({ url: forgetful.url, log })
    opened.push(redis)
    await until('it is known', async () => logged.join().includes('RedisForgets'))
    expect(await takeAll(limitsWith(redis), 'here alone')).toBe(points)
    expect(await countedInDatabase('here alone')).toBe(2 * points)
    await forgetful.kill()
  })

  test('and one that comes back empty is told of', async () => {
    const redis = await connected()
    await redis.ask((client) => client.flushAll())
    await server.kill()
    server = await startRedis({ port: Number(new URL(server.url).port), folder: kept() })
    await until('it is known', async () => logged.join().includes('RedisForgot'))
    expect(redis.isUp()).toBe(true)
  })
})
