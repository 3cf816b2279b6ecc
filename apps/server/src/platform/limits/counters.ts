import type { Lane } from '../database/lane.ts'
import { statement } from '../database/statement.ts'

export interface Hit {
  readonly key: string
  /** Ends the window that begins with the first hit. */
  readonly expiresAt: Date
}

/** Counts hits that came together in one statement, and answers the turn of each. */
export async function countHits(lane: Lane, hits: readonly Hit[], now: Date): Promise<number[]> {
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

/** One counter and the end of its window; nothing where it has not begun or has run out. */
export async function readCounter(
  lane: Lane,
  key: string,
  now: Date,
): Promise<(Hit & { readonly points: number }) | undefined> {
  const [row] = await selectCounter(lane, key, now)
  return row && { key, points: row.points, expiresAt: row.expires_at }
}

/** What counters stand at; those that have not begun or have run out are left out. */
export async function readCounters(
  lane: Lane,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await selectCounters(lane, keys.join(' '), now)
  return new Map(rows.map(({ key, points }) => [key, points]))
}

interface Row {
  readonly key: string
  readonly points: number
}

const upsertCounters = statement<Row>(
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

/**
 * A lookup reads eight, so they travel as one text: an array is escaped element by element, which
 * takes longer than all the rest. Keys that are read are hashes and words of ours, without a space.
 */
const selectCounters = statement<Row>(
  'read-counters',
  `
  select key, points from counter
  where key = any(string_to_array($1, ' ')) and expires_at > $2
`,
)

const selectCounter = statement<Row & { readonly expires_at: Date }>(
  'read-counter',
  'select key, points, expires_at from counter where key = $1 and expires_at > $2',
)
