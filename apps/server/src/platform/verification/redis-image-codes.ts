import { imageCodeRefreshCap } from '@ecenter/contract/constants/image-code-refresh-cap.ts'
import { type Clock, latestEnd, secondsAfter } from '../clock/clock.ts'
import type { Redis } from '../redis/redis.ts'
import { relyOnRedis } from '../redis/rely-on-redis.ts'
import { type ImageCodeStore, type Place, refreshPauseSeconds } from './image-code-store.ts'

/** Image codes in Redis alone: they live for minutes, and while it is away nobody is told of a wrong one. */
export function redisImageCodes(redis: Redis, clock: Clock): ImageCodeStore {
  return {
    keep(place, mac, lifeSeconds) {
      const now = clock.now()
      const code = {
        key: keyOf(place),
        mac: mac.toString('hex'),
        ends: secondsAfter(now, lifeSeconds).getTime(),
        atMost: imageCodeRefreshCap,
        pausedSince: secondsAfter(now, lifeSeconds - refreshPauseSeconds).getTime(),
        latest: latestEnd(now, lifeSeconds).getTime(),
        forgetMs: (lifeSeconds + refreshPauseSeconds) * 1000,
      }
      return relyOnRedis(redis, (client) => client.keepImageCode(code))
    },
    async rememberPass(place, until) {
      await relyOnRedis(redis, (client) => client.rememberImagePass(keyOf(place), until.getTime()))
    },
    tryCode({ macs, ...place }) {
      const words = macsIn(macs)
      return relyOnRedis(redis, (client) => client.tryImageCode(keyOf(place), words, now()))
    },
    spendPass(place) {
      return relyOnRedis(redis, (client) => client.spendImagePass(keyOf(place), now()))
    },
  }

  function now(): number {
    return clock.now().getTime()
  }
}

function keyOf({ session_id, rand_name }: Place): string {
  return `image-code:${session_id}:${rand_name}`
}

/** A MAC is as long as a hash of SHA-256. */
const macBytes = 32

function macsIn(macs: Buffer): string[] {
  return Array.from({ length: macs.length / macBytes }, (_, at) =>
    macs.subarray(at * macBytes, (at + 1) * macBytes).toString('hex'),
  )
}
