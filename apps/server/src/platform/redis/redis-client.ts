import { createClient } from '@redis/client'
import { countHitsScript } from './count-hits-script.ts'
import {
  keepImageCodeScript,
  rememberImagePassScript,
  spendImagePassScript,
  tryImageCodeScript,
} from './image-code-scripts.ts'

export type RedisClient = ReturnType<typeof openClient>

/** Not connected yet. It tries once and queues nothing: who is refused goes the other way at once. */
export function openClient(url: string) {
  return createClient({
    url,
    name: 'ecenter',
    keyPrefix: 'ecenter:',
    disableOfflineQueue: true,
    socket: { connectTimeout: 1000, reconnectStrategy: false },
    scripts: {
      countHits: countHitsScript,
      keepImageCode: keepImageCodeScript,
      tryImageCode: tryImageCodeScript,
      rememberImagePass: rememberImagePassScript,
      spendImagePass: spendImagePassScript,
    },
  })
}
