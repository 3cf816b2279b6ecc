import { type Redis, RedisAway } from './redis.ts'
import type { RedisClient } from './redis-client.ts'

/**
 * What is kept in Redis alone: where it is away, silent, or set up so that it may forget, nobody else knows, so
 * the visitor is told that the service is unavailable, never that what they stated is wrong.
 */
export async function relyOnRedis<Result>(
  redis: Redis,
  question: (client: RedisClient) => Promise<Result>,
): Promise<Result> {
  if (!redis.isKeeping()) throw new RedisAway()
  try {
    return await redis.ask(question)
  } catch (cause) {
    throw cause instanceof RedisAway ? cause : new RedisAway('not answered', { cause })
  }
}
