import type { Clock } from '../clock/clock.ts'
import { secondsAfter } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Lane } from '../database/lane.ts'
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
  verificationsBySession: { points: 30, seconds: 3600 },
  verificationsByAddress: { points: 100, seconds: 3600 },
  analyticsBySession: { points: 120, seconds: 3600 },
  policyMailsByPolicy: { points: 3, seconds: 86_400 },
} as const

export type LimitRule = keyof typeof rules

export interface Limits {
  /** Counts one more; false when that is one too many. Counting and judging are one step. */
  take(rule: LimitRule, key: string): Promise<boolean>
  /**
   * How many there were so far, as of at most five seconds ago, though always with those that this
   * process counted: good for a step-up, not for a limit.
   */
  roughCount(rule: LimitRule, key: string): Promise<number>
}

/** The name of a counter's row. */
export function counterKey(rule: LimitRule, key: string): string {
  return `${rule}:${key}`
}

interface LimitParts extends Pick<Database, 'db' | 'lanes'> {
  readonly clock: Clock
}

const roughForMs = 5000
const roughCountsAtMost = 10_000

interface Hit {
  readonly key: string
  /** Ends the window that begins with the first hit. */
  readonly expiresAt: Date
}

/**
 * Fixed windows in PostgreSQL. Requests that come together are counted in one statement, each
 * with its own turn, so that 200 at once are still judged one by one.
 */
export function limitsOn({ db, lanes, clock }: LimitParts): Limits {
  const hit = microBatch((hits: readonly Hit[]) => countHits(lanes.swift, hits, clock.now()))
  const rough = new Map<string, { readonly points: number; readonly readAt: number }>()

  function remember(name: string, points: number): number {
    if (rough.size >= roughCountsAtMost) rough.clear()
    rough.set(name, { points, readAt: clock.now().getTime() })
    return points
  }

  return {
    async take(rule, key) {
      const name = counterKey(rule, key)
      const { points, seconds } = rules[rule]
      const expiresAt = secondsAfter(clock.now(), seconds)
      const turn = await hit({ key: name, expiresAt })
      if (rough.has(name)) remember(name, turn)
      return turn <= points
    },

    async roughCount(rule, key) {
      const name = counterKey(rule, key)
      const known = rough.get(name)
      const isFresh = known && clock.now().getTime() - known.readAt < roughForMs
      if (isFresh) return known.points
      const row = await db
        .selectFrom('counter')
        .select('points')
        .where('key', '=', name)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst()
      return remember(name, row?.points ?? 0)
    },
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

async function countHits(lane: Lane, hits: readonly Hit[], now: Date): Promise<number[]> {
  const sizes = new Map<string, { size: number; expiresAt: Date }>()
  const turns = hits.map(({ key, expiresAt }) => {
    const size = (sizes.get(key)?.size ?? 0) + 1
    sizes.set(key, { size, expiresAt })
    return size
  })
  // Every process takes the rows in the same order, so that none waits for another in a circle.
  const rows = [...sizes].sort(([one], [other]) => (one < other ? -1 : 1))
  const totals = await upsertCounters(
    lane,
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
