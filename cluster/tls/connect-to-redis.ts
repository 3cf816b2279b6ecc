import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { openRedis } from '../../apps/server/src/platform/redis/redis.ts'

/** A process that logs how its connection to the named Redis stands, and ends where it has none. */
const [url = ''] = process.argv.slice(2)
openRedis({ url, log: openLog('info') })
