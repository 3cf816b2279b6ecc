import { clocksDifferBySeconds } from '../clock/clock.ts'
import type { PipelinedConnection } from '../database/connections/pipelined-connection.ts'
import { statement } from '../database/statement.ts'
import type { CounterStore } from './counter-store.ts'

/** Counters in PostgreSQL. */
export function databaseCounters(connection: PipelinedConnection): CounterStore {
  return {
    async count(hits, now) {
      const totals = await upsertCounters(
        connection,
        hits.map(({ key }) => key),
        hits.map(({ size }) => size),
        hits.map(({ expiresAt }) => expiresAt),
        now,
        clocksDifferBySeconds,
      )
      const totalOf = new Map(totals.map(({ key, points }) => [key, points]))
      return hits.map(({ key }) => totalOf.get(key) ?? 0)
    },
    async read(keys, now) {
      const rows = await selectCounters(connection, keys.join(' '), now)
      return new Map(
        rows.map(({ key, points, expires_at: expiresAt }) => [key, { points, expiresAt }]),
      )
    },
  }
}

interface Row {
  readonly key: string
  readonly points: number
}

/** A window that ends later than one that begins now was begun by a clock that was ahead. */
const isOver = `(counter.expires_at <= $4
  or counter.expires_at > excluded.expires_at + make_interval(secs => $5))`

const upsertCounters = statement<Row>(
  'count-hits',
  `
  insert into counter (key, points, expires_at)
  select * from unnest($1::text[], $2::int[], $3::timestamptz[])
  on conflict (key) do update set
    points = case when ${isOver} then excluded.points
      else counter.points + excluded.points end,
    expires_at = case when ${isOver} then excluded.expires_at
      else counter.expires_at end
  returning key, points
`,
)

/**
 * A lookup reads eight, so they travel as one text: an array is escaped element by element, which
 * takes longer than all the rest. Keys that are read are hashes and words of ours, without a space.
 */
const selectCounters = statement<Row & { readonly expires_at: Date }>(
  'read-counters',
  `
  select key, points, expires_at from counter
  where key = any(string_to_array($1, ' ')) and expires_at > $2
`,
)
