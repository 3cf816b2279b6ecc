import type { Clock } from '../clock/clock.ts'
import { secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { microBatch } from '../database/micro-batch.ts'
import { statement } from '../database/statement.ts'

/** How often something may happen; shared by all processes. */
const rules = {
  lookupsByIdentity: { points: 10, seconds: 3600 },
  failedLookupsBySession: { points: 10, seconds: 3600 },
  failedLookupsByAddress: { points: 50, seconds: 3600 },
  slidesBySession: { points: 60, seconds: 3600 },
  smsBySession: { points: 10, seconds: 3600 },
  smsBySubject: { points: 1, seconds: 60 },
  smsByPhoneMinute: { points: 1, seconds: 60 },
  smsByPhoneHour: { points: 5, seconds: 3600 },
  smsByPhoneDay: { points: 10, seconds: 86_400 },
  typedSmsByPhoneMinute: { points: 1, seconds: 60 },
  typedSmsByPhoneHour: { points: 5, seconds: 3600 },
  typedSmsByPhoneDay: { points: 10, seconds: 86_400 },
  onFileSmsByPhoneMinute: { points: 1, seconds: 60 },
  onFileSmsByPhoneHour: { points: 5, seconds: 3600 },
  onFileSmsByPhoneDay: { points: 10, seconds: 86_400 },
  smsBudgetDay: { points: 100_000, seconds: 86_400 },
} as const

export type LimitRule = keyof typeof rules

export interface Limits {
  /** Counts one more; false when that is one too many. Counting and judging are one step. */
  take(rule: LimitRule, key: string): Promise<boolean>
  /** How many there were so far. */
  count(rule: LimitRule, key: string): Promise<number>
}

interface Hit {
  readonly key: string
  /** Ends the window that begins with the first hit. */
  readonly expiresAt: Date
}

/**
 * Fixed windows in PostgreSQL. Requests that come together are counted in one statement, each
 * with its own turn, so that 200 at once are still judged one by one.
 */
export function limitsOn(db: Db, clock: Clock): Limits {
  const hit = microBatch((hits: readonly Hit[]) => countHits(db, hits, clock.now()))
  const read = microBatch((keys: readonly string[]) => readCounts(db, keys, clock.now()))

  return {
    async take(rule, key) {
      const { points, seconds } = rules[rule]
      const expiresAt = secondsAfter(clock.now(), seconds)
      return (await hit({ key: `${rule}:${key}`, expiresAt })) <= points
    },
    count: (rule, key) => read(`${rule}:${key}`),
  }
}

const upsertCounters = statement<{ key: string; points: number }>(
  'count-hits',
  `
  insert into counter (key, points, expires_at)
  select * from unnest($1::text[], $2::int[], $3::timestamptz[])
  on conflict (key) do update set
    points = case when counter.expires_at <= $4 then excluded.points
      else counter.points + excluded.points end,
    expires_at = case when counter.expires_at <= $4 then excluded.expires_at
      else counter.expires_at end
  returning key, points
`,
)

const selectCounters = statement<{ key: string; points: number }>(
  'read-counters',
  `
  select key, points from counter where key = any($1) and expires_at > $2
`,
)

async function countHits(db: Db, hits: readonly Hit[], now: Date): Promise<number[]> {
  const sizes = new Map<string, { size: number; expiresAt: Date }>()
  const turns = hits.map(({ key, expiresAt }) => {
    const size = (sizes.get(key)?.size ?? 0) + 1
    sizes.set(key, { size, expiresAt })
    return size
  })
  // Every process takes the rows in the same order, so that none waits for another in a circle.
  const rows = [...sizes].sort(([one], [other]) => (one < other ? -1 : 1))
  const totals = await upsertCounters(
    db,
    rows.map(([key]) => key),
    rows.map(([, { size }]) => size),
    rows.map(([, { expiresAt }]) => expiresAt),
    now,
  )
  const totalOf = new Map(totals.map(({ key, points }) => [key, points]))
  return hits.map(({ key }, at) => {
    const before = (totalOf.get(key) ?? 0) - (sizes.get(key)?.size ?? 0)
    return before + (turns[at] ?? 0)
  })
}

async function readCounts(db: Db, keys: readonly string[], now: Date): Promise<number[]> {
  const rows = await selectCounters(db, keys, now)
  const pointsOf = new Map(rows.map(({ key, points }) => [key, points]))
  return keys.map((key) => pointsOf.get(key) ?? 0)
}
