import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { limitsOn } from '../../apps/server/src/platform/limits/limits.ts'
import { openRedis } from '../../apps/server/src/platform/redis/redis.ts'
import { silentLog } from '../../apps/server/test/fakes/silent-log.ts'
import { testClock } from '../../apps/server/test/test-clock.ts'
import { until } from '../machines/until.ts'

/** A process that takes so many of one limit at once, when it is told to, and tells how many it got. */
const [redisUrl = '', databaseUrl = '', times = ''] = process.argv.slice(2)
const database = openDatabase({ url: databaseUrl, log: silentLog })
const redis = openRedis({ url: redisUrl, log: silentLog })
await until('Redis counts', async () => redis.isKeeping())
const limits = limitsOn({ ...database, clock: testClock(), log: silentLog, redis })

process.on('message', async () => {
  const taking = Array.from({ length: Number(times) }, () =>
    limits.take('analyticsBySession', 'of all'),
  )
  const got = (await Promise.all(taking)).filter(Boolean).length
  process.send?.(got, () => process.exit())
})
process.send?.('ready')
