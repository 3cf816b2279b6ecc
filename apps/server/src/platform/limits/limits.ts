import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** How often something may happen; shared by all processes. */
const rules = {
  lookupsByIdentity: { points: 10, seconds: 3600 },
  failedLookupsBySession: { points: 10, seconds: 3600 },
  failedLookupsByAddress: { points: 50, seconds: 3600 },
  slidesBySession: { points: 60, seconds: 3600 },
  smsByPhoneMinute: { points: 1, seconds: 60 },
  smsByPhoneHour: { points: 5, seconds: 3600 },
  smsByPhoneDay: { points: 10, seconds: 86_400 },
  smsBudgetDay: { points: 100_000, seconds: 86_400 },
} as const

export type LimitRule = keyof typeof rules

export interface Limits {
  /** Counts one more; false when that is one too many. Counting and judging are one step. */
  take(rule: LimitRule, key: string): Promise<boolean>
  /** How many there were so far. */
  count(rule: LimitRule, key: string): Promise<number>
}

export function limitsOn(pool: Pool): Limits {
  const limiters = new Map<LimitRule, RateLimiterPostgres>()

  function limiterOf(rule: LimitRule): RateLimiterPostgres {
    const known = limiters.get(rule)
    if (known !== undefined) return known
    const { points, seconds } = rules[rule]
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'counter',
      tableCreated: true,
      keyPrefix: rule,
      points,
      duration: seconds,
    })
    limiters.set(rule, limiter)
    return limiter
  }

  return {
    async take(rule, key) {
      try {
        await limiterOf(rule).consume(key)
        return true
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false
        throw refusal
      }
    },
    async count(rule, key) {
      return (await limiterOf(rule).get(key))?.consumedPoints ?? 0
    },
  }
}
