import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { SealedCounts } from '../sealed/count-sealed.ts'
import type { Resealed } from '../sealed/reseal-column.ts'
import { sealAnew } from '../sealed/sealed-column.ts'
import { deadMailQueue, mailQueue } from './mail-queue.ts'
import { codeQueue, newsQueue, smsContext } from './sms-jobs.ts'

/** What each queue that carries sealed messages seals them for. */
const contextOfQueue = new Map([
  [mailQueue, mailQueue],
  [deadMailQueue, mailQueue],
  [newsQueue, smsContext],
  [codeQueue, smsContext],
])
const atOnce = 200

interface SealedJob {
  readonly id: string
  readonly name: string
  readonly sealed: string
}

/** Jobs that somebody will still open, by the data key of what they carry. */
export async function countJobs(db: Db): Promise<SealedCounts> {
  const { rows } = await sql<{ number: number; count: number }>`
    select ${numberOfJob} as number, count(*)::int as count
    from pgboss.job where ${isWaiting()} group by 1
  `.execute(db)
  return new Map(rows.map(({ number, count }) => [number, count]))
}

/** Seals anew with the first data key what waits under another; a job that is done meanwhile is left. */
export async function* resealJobs({
  db,
  keys,
}: {
  readonly db: Db
  readonly keys: Keys
}): AsyncGenerator<Resealed> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql<SealedJob>`
      select id::text as id, name, data ->> 'sealed' as sealed from pgboss.job
      where ${isWaiting()} and ${numberOfJob} <> ${keys.dataKeyNumbers[0]} and id > ${last}::uuid
      order by pgboss.job.id limit ${atOnce}
    `.execute(db)
    for (const job of rows) yield await resealJob({ db, keys }, job)
    const end = rows.at(-1)
    if (end === undefined) return
    last = end.id
  }
}

async function resealJob(
  { db, keys }: { readonly db: Db; readonly keys: Keys },
  { id, name, sealed }: SealedJob,
): Promise<Resealed> {
  const context = contextOfQueue.get(name) ?? ''
  const fresh = sealAnew(keys, { context, sealed: Buffer.from(sealed, 'base64') })
  if (fresh === undefined) return { done: 0, unopened: [`job ${id}`] }
  const { numAffectedRows } = await sql`
    update pgboss.job set data = jsonb_set(data, '{sealed}', to_jsonb(${fresh.toString('base64')}::text))
    where name = ${name} and id = ${id}::uuid and data ->> 'sealed' = ${sealed}
  `.execute(db)
  return { done: Number(numAffectedRows ?? 0n), unopened: [] }
}

const numberOfJob: RawBuilder<number> = sql`get_byte(decode(data ->> 'sealed', 'base64'), 0)`

function isWaiting(): RawBuilder<boolean> {
  return sql`name = any (${[...contextOfQueue.keys()]}) and state < 'completed'`
}
