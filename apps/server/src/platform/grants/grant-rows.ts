import { proofLifeSeconds } from '@ecenter/contract/constants/proof-life.ts'
import type { Selectable } from 'kysely'
import { secondsAfter } from '../clock/clock.ts'
import type { PipelinedConnection } from '../database/connections/pipelined-connection.ts'
import type { Db } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import type { Tables } from '../database/tables.ts'

export type GrantRow = Selectable<Tables['visitor_grant']>

/** A grant in use is moved on at most once a minute. */
const slideEverySeconds = 60

/** What was opened within the last minute, to end at the same moment, is left as it is. */
const upsertRows = statement(
  'open-grants',
  `
  insert into visitor_grant (session_id, handle, kind, level, action, customer_key, object_id,
    proven_at, expires_at, ends_at)
  select proven.* from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[],
    $7::uuid[], $8::timestamptz[], $9::timestamptz[], $10::timestamptz[]) as proven (session_id,
    handle, kind, level, action, customer_key, object_id, proven_at, expires_at, ends_at)
  where not exists (
    select from visitor_grant as live
    where live.handle = proven.handle and live.level = proven.level and live.action = proven.action
      and live.ends_at = proven.ends_at
      and live.expires_at > proven.expires_at - interval '${slideEverySeconds} seconds'
  )
  on conflict (handle, level, action) do update
  set proven_at = excluded.proven_at, expires_at = excluded.expires_at, ends_at = excluded.ends_at
`,
)

export const selectLive = statement<GrantRow>(
  'find-grants',
  `
  select * from visitor_grant where handle = any($1) and expires_at > $2 and ends_at > $2
`,
)

export async function storeRows(
  connection: PipelinedConnection,
  rows: readonly GrantRow[],
): Promise<void> {
  const unique = new Map(rows.map((row) => [[row.handle, row.level, row.action].join(), row]))
  const sorted = [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  await upsertRows(
    connection,
    sorted.map((row) => row.session_id),
    sorted.map((row) => row.handle),
    sorted.map((row) => row.kind),
    sorted.map((row) => row.level),
    sorted.map((row) => row.action),
    sorted.map((row) => row.customer_key),
    sorted.map((row) => row.object_id),
    sorted.map((row) => row.proven_at.toISOString()),
    sorted.map((row) => row.expires_at.toISOString()),
    sorted.map((row) => row.ends_at.toISOString()),
  )
}

export async function slide(db: Db, row: GrantRow, now: Date): Promise<void> {
  const expires_at = secondsAfter(now, proofLifeSeconds)
  const isStale = expires_at.getTime() - row.expires_at.getTime() > slideEverySeconds * 1000
  if (row.level === 'fresh-code' || !isStale) return
  await db
    .updateTable('visitor_grant')
    .set({ expires_at })
    .where('handle', '=', row.handle)
    .where('level', '=', row.level)
    .execute()
}
