import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { reportOf } from '../../apps/server/src/domains/figures/desk/report-of.ts'
import { rollDays } from '../../apps/server/src/domains/figures/store/roll-days.ts'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { daysAfter, systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrateAlone } from '../../apps/server/src/platform/database/migrate.ts'
import { connectionsTo } from '../../apps/server/src/platform/database/primary/primary-client.ts'
import { openReplicaDb } from '../../apps/server/src/platform/database/replicas/replica-db.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { storeStaff } from '../../apps/server/src/platform/staff/change-staff-record.ts'
import type { StaffStore } from '../../apps/server/src/platform/staff/staff.repository.ts'
import type { Scenario } from '../figure.ts'
import { median } from '../median.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'

const conversations = 500_000
/** Conversations are kept a little longer, so that each of these days can be counted whole. */
const daysCounted = 360
const staffCount = 60
const rounds = 15
const atMostMs = 500

/** A year of conversations as a report, from rollups that the service itself made of them, beside counting the rows. */
export const reports: Scenario = { name: 'reports', run: () => onOwnPostgres('reports', measure) }

async function measure({ url, folder, atEnd }: OwnPostgres) {
  const log = openLog('silent')
  await migrateAlone(url, migrations)
  const database = openDatabase({ url, log })
  atEnd(database.close)
  const { db, pipelined } = database
  const keys = keysFrom(await admitKeys(db, demoKeyMaterial(join(folder, 'keys'))))
  const replica = openReplicaDb({ db, pipelined, replicaUrl: undefined, log })
  atEnd(replica.close)
  await fill(url, await storeMembers({ db, keys }))

  const to = systemClock.today()
  const from = daysAfter(to, -daysCounted)
  const began = performance.now()
  for (let before = -1, rolled = 0; before < rolled; ) {
    before = rolled
    await rollDays({ db, keys, clock: systemClock, log, url })
    rolled = await rolledDays(db)
  }
  const rolledMs = performance.now() - began
  const services = { db, keys, replica, settings: { chatAnswerMinutes: 3 } }
  const ask = () => reportOf(services, { report: 'service', from, to })
  const { figures } = await ask()
  const opened = figures.find(({ measure: each }) => each === 'opened')?.value ?? 0
  if (opened < conversations * 0.99) throw new Error(`only ${opened} conversations were counted`)
  const ours = await medianMs(ask)
  const raw = await medianMs(() => countRows(url, from), 3)
  const what = 'report on a year of 500,000 conversations'
  return [
    {
      what,
      ours: Math.round(ours),
      unit: 'ms',
      beside: [{ name: 'one SELECT over the rows', value: Math.round(raw) }],
      ratio: raw / ours,
      reach: `≤ ${atMostMs} ms`,
      isReached: ours <= atMostMs,
    },
    {
      what: 'counting such a year by day anew',
      ours: Math.round(rolledMs / 1000),
      unit: 's',
      beside: [{ name: 'one SELECT over the rows', value: Math.round(raw / 1000) }],
      reach: '≤ 120 s',
      isReached: rolledMs <= 120_000,
    },
  ]
}

async function rolledDays(db: Db): Promise<number> {
  const { days } = await db
    .selectFrom('rolled_day')
    .select(({ fn }) => fn.countAll<number>().as('days'))
    .executeTakeFirstOrThrow()
  return days
}

async function storeMembers(services: StaffStore): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; number <= staffCount; number += 1) {
    const account = `bench${number}`
    const given = { account, name: `员工${number}`, roles: ['agent'] as const, passwordHash: '' }
    const id = await storeStaff(services, { ...given, createdAt: systemClock.now() })
    if (id !== undefined) ids.push(id)
  }
  return ids
}

/** Each with a question and an answer, taken and ended by one of the staff, of whom an eighth is not waited for. */
async function fill(url: string, staffIds: readonly string[]): Promise<void> {
  await patiently(
    url,
    `insert into conversation (id, session_id, status, opened_at, changed_at, queued_at, taken_at,
       first_taken_at, ended_at, staff_id, last_seq, score, sealed)
     select md5('chat' || number)::uuid, md5('visit' || number)::uuid, 'ended', at, at,
       at + interval '20 s',
       taken, taken,
       at + (400 + number % 900) * interval '1 s',
       case when number % 8 > 0 then ($1::uuid[])[1 + number % ${staffCount}] end,
       2, case when number % 3 = 0 then 1 + number % 5 end, ''
     from (
       select number, at,
         case when number % 8 > 0 then at + (20 + number % 300) * interval '1 s' end as taken
       from (
         select number, now() - number * (interval '${daysCounted} days' / ${conversations}) as at
         from generate_series(1, ${conversations}) as number
       ) as numbered
     ) as drawn`,
    [staffIds],
  )
  await patiently(
    url,
    `insert into chat_message (conversation_id, seq, at, sender, kind, sealed)
     select id, 1, opened_at, 'customer', 'text', ''::bytea from conversation
     union all
     select id, 2, taken_at + interval '15 s', 'agent', 'text', '' from conversation
     where taken_at is not null`,
  )
  await patiently(url, 'analyze')
}

/** The same figures without rollups: what every look at the page would cost. */
function countRows(url: string, from: string): Promise<void> {
  return patiently(
    url,
    `select (opened_at at time zone 'Asia/Shanghai')::date as day, staff_id, count(*), avg(score),
       percentile_disc(array[0.5, 0.9]) within group (order by taken_at - queued_at),
       percentile_disc(array[0.5, 0.9]) within group (order by first.at - queued_at),
       percentile_disc(array[0.5, 0.9]) within group (order by ended_at - taken_at)
     from conversation
     left join lateral (
       select min(at) as at from chat_message as said
       where said.conversation_id = conversation.id and said.sender = 'agent'
     ) as first on true
     where opened_at >= $1::date
     group by 1, 2`,
    [from],
  )
}

/** Without the limits of the service, which waits for nothing so long. */
async function patiently(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const { Client, connectionString } = connectionsTo(url)
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}

async function medianMs(act: () => Promise<unknown>, times = rounds): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < times; round += 1) {
    const began = performance.now()
    await act()
    taken.push(performance.now() - began)
  }
  return median(taken)
}
