import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OpenRedis, openRedis, RedisAway } from '../../apps/server/src/platform/redis/redis.ts'
import { redisImageCodes } from '../../apps/server/src/platform/verification/redis-image-codes.ts'
import { silentLog } from '../../apps/server/test/fakes/silent-log.ts'
import { imageCodeCases } from '../../apps/server/test/subjects/image-code-cases.ts'
import { testClock } from '../../apps/server/test/test-clock.ts'
import { type OpenFolder, openFolder } from '../machines/open-folder.ts'
import { type Redis, startRedis } from '../machines/redis.ts'
import { until } from '../machines/until.ts'

let folder: OpenFolder
let server: Redis
const opened: OpenRedis[] = []
beforeAll(async () => {
  folder = await openFolder()
  await mkdir(kept())
  server = await startRedis({ folder: kept() })
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
})
afterAll(async () => {
  await server.kill()
  await folder.remove()
})

function kept(): string {
  return join(folder.path, 'redis')
}

async function connected(): Promise<OpenRedis> {
  const redis = openRedis({ url: server.url, log: silentLog })
  opened.push(redis)
  await until('Redis keeps', async () => redis.isKeeping())
  return redis
}

async function place() {
  return { session_id: randomUUID(), rand_name: 'carPolicyQuery' as const }
}

test.each(Object.entries(imageCodeCases))('%s', async (_, run) => {
  const clock = testClock()
  const store = redisImageCodes(await connected(), clock)
  const others = redisImageCodes(await connected(), clock)
  await run({ store, others, clock, place })
})

test('a code outlives a Redis that breaks down, and is neither right nor wrong until it is back', async () => {
  const redis = await connected()
  const codes = redisImageCodes(redis, testClock())
  const here = await place()
  const macs = Buffer.alloc(32, 7)
  await codes.keep(here, macs, 120)
  await server.kill()
  await until('it is known to be away', async () => !redis.isUp())
  await expect(codes.tryCode({ ...here, macs })).rejects.toBeInstanceOf(RedisAway)
  server = await startRedis({ port: Number(new URL(server.url).port), folder: kept() })
  await until('Redis keeps again', async () => redis.isKeeping())
  expect(await codes.tryCode({ ...here, macs })).toBe(true)
})

test('a Redis that may forget keeps none', async () => {
  const forgetful = await startRedis()
  const redis = openRedis({ url: forgetful.url, log: silentLog })
  opened.push(redis)
  await until('it is up', async () => redis.isUp())
  const codes = redisImageCodes(redis, testClock())
  await expect(codes.keep(await place(), Buffer.alloc(32), 120)).rejects.toBeInstanceOf(RedisAway)
  await forgetful.kill()
})
