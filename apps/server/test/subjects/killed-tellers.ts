import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { assignAllPositions } from '../../src/core/out/assign-positions.ts'
import type { Notifier } from '../../src/platform/notifications/notifier.ts'
import type { TestDatabase } from '../test-database.ts'

/** All of them have the same keys. */
const key = randomBytes(32).toString('hex')
const program = fileURLToPath(new URL('../core-teller-program.ts', import.meta.url))
const notifier: Pick<Notifier, 'notify'> = { notify: async () => undefined }

/** The table of what is told. */
export async function createEffects({ db }: TestDatabase): Promise<void> {
  await sql`create table effect (event_id uuid primary key)`.execute(db)
}

/** Starts a process that tells the core of things, and kills it once it has told of so many. */
export async function tellUntilKilled(
  { url }: TestDatabase,
  told: number,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = fork(program, {
    env: { ...process.env, DATABASE_URL: url, TELLER_KEY: key, ...env },
    execArgv: ['--import', 'tsx'],
  })
  const ended = once(child, 'exit')
  let count = 0
  child.on('message', () => {
    count += 1
    if (count === told) child.kill('SIGKILL')
  })
  await ended
  if (count < told) throw new Error(`it ended by itself after ${count}`)
}

/** What is wrong between effects and the feed, once the relay has come to its end. */
export async function faultsOfFeed({ db }: TestDatabase) {
  await assignAllPositions({ db, notifier })
  const { rows } = await sql<{ lost: number; untrue: number; doubled: number; unplaced: number }>`
    select
      (select count(*)::int from effect
        where not exists (select from core_event where id = event_id)) as lost,
      (select count(*)::int from core_event
        where not exists (select from effect where event_id = id)) as untrue,
      (select count(*)::int - count(distinct position)::int from core_event) as doubled,
      (select count(*)::int from core_event where position is null) as unplaced
  `.execute(db)
  return rows[0]
}

/** How many events stand in their subject before one that was written earlier. */
export async function outOfOrder({ db }: TestDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select seq < lag(seq) over (partition by subject_key order by position) as is_late
      from core_event
    ) as event where is_late
  `.execute(db)
  return rows[0]?.count ?? 0
}
