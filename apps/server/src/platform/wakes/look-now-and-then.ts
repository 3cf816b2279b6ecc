import type { Redis } from '../redis/redis.ts'

/** What was published by a process that could reach Redis, while we could not. */
const lookEachMs = 2000
/** What a process did not publish any more, for it was killed just after its commit. */
const looksBetween = 8

/** Looks where no wake may have come: seldom while Redis is heard, often while it is not. */
export function lookNowAndThen(redis: Redis, look: () => void): { stop(): void } {
  let at = 0
  const timer = setInterval(() => {
    at += 1
    if (!redis.isUp() || at % looksBetween === 0) look()
  }, lookEachMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
