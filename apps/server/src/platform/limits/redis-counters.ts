import { readKept } from '../redis/count-hits-script.ts'
import type { Redis } from '../redis/redis.ts'
import type { Counted, CounterStore } from './counter-store.ts'

/** Counters in Redis, as long as it is set up to keep them; otherwise, and while it is away, in `others`. */
export function redisCounters(redis: Redis, others: CounterStore): CounterStore {
  return {
    count(hits, now) {
      const counted = hits.map((hit) => ({ ...hit, expiresAt: hit.expiresAt.getTime() }))
      return inRedis(
        () => redis.ask((client) => client.countHits(counted, now.getTime())),
        () => others.count(hits, now),
      )
    },
    read(keys, now) {
      return inRedis(
        async () => countsOf(keys, await redis.ask((client) => client.mGet([...keys])), now),
        () => others.read(keys, now),
      )
    },
  }

  /** What went wrong there `redis` has told. */
  async function inRedis<Result>(
    there: () => Promise<Result>,
    here: () => Promise<Result>,
  ): Promise<Result> {
    if (!redis.isKeeping()) return here()
    try {
      return await there()
    } catch {
      return here()
    }
  }
}

function countsOf(
  keys: readonly string[],
  kept: readonly (string | null)[],
  now: Date,
): ReadonlyMap<string, Counted> {
  return new Map(
    keys.flatMap((key, at) => {
      const { points, expiresAt } = readKept(kept[at] ?? '')
      return expiresAt > now.getTime() ? [[key, { points, expiresAt: new Date(expiresAt) }]] : []
    }),
  )
}
