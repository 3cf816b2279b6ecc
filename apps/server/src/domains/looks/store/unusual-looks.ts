import type { UnusualRule } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import { sql } from 'kysely'
import type { Settings } from '../../../platform/config/settings.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import { seeingEvents } from '../rules/look-words.ts'
import { peopleLookedAt } from './people-looked-at.ts'
import type { LookStore, LooksAsked } from './staff-looks.ts'

/** What counts looks, by the numbers of the insurer. */
export interface CountingStore extends LookStore {
  readonly settings: Pick<Settings, 'unusualLooks'>
}

type Period = Pick<LooksAsked, 'from' | 'until'>

/** How many looks of one sort a member of staff had on a day. */
export interface CountedLooks {
  readonly rule: UnusualRule
  readonly staffId: string
  readonly day: string
  readonly count: number
  readonly firstAt: Date
  readonly lastAt: Date
}

/** So many people are compared with the names of the staff; a shorter period finds the others. */
const namesAtMost = 3000

/** All that the rules count, whether or not it is unusual. */
export async function countLooks(store: CountingStore, period: Period): Promise<CountedLooks[]> {
  const [counted, named] = await Promise.all([byDay(store, period), sameNames(store, period)])
  return [...counted, ...named]
}

/** Of the reveals the fullest hour of a day counts. */
async function byDay(
  { db, settings }: CountingStore,
  { from, until }: Period,
): Promise<CountedLooks[]> {
  const { crowdStaff, night } = settings.unusualLooks
  const { rows } = await sql<CountedLooks>`
    with look as (
      select staff_id, at, event, outcome, subject,
        (at at time zone 'Asia/Shanghai')::date::text as day,
        extract(hour from at at time zone 'Asia/Shanghai') as hour
      from audit_entry
      where staff_id is not null and at >= ${from} and at < ${until}
        and event = any(${[...seeingEvents, 'caller-refused']})
    ), counted as (
      select 'customers' as rule, staff_id, day, count(distinct subject) as count,
        min(at) as first_at, max(at) as last_at
      from look where subject is not null and outcome <> 'nothing' group by staff_id, day
      union all
      select 'crowd', staff_id, day, count(*), min(at), max(at)
      from look join (
        select subject, day from look where subject is not null and outcome <> 'nothing'
        group by subject, day having count(distinct staff_id) >= ${crowdStaff}
      ) as sought using (subject, day)
      group by staff_id, day
      union all
      select 'night', staff_id, day, count(*), min(at), max(at)
      from look where hour >= ${night.from} or hour < ${night.until} group by staff_id, day
      union all
      select 'vain', staff_id, day, count(*), min(at), max(at)
      from look where outcome = 'nothing' group by staff_id, day
      union all
      select 'refused', staff_id, day, count(*), min(at), max(at)
      from look where event = 'caller-refused' group by staff_id, day
      union all
      select * from (
        select distinct on (staff_id, day) 'reveals', staff_id, day, count(*), min(at), max(at)
        from look where event = 'customer-revealed' group by staff_id, day, hour
        order by staff_id, day, count(*) desc, hour
      ) as reveal
    )
    select rule, staff_id as "staffId", day, count, first_at as "firstAt", last_at as "lastAt" from counted
  `.execute(db)
  return rows
}

/** The service knows of its staff no more than the name: who is called so may be one of them, or their like. */
async function sameNames(store: LookStore, period: Period): Promise<CountedLooks[]> {
  const rows = await looksAtPeople(store, period)
  const people = await peopleLookedAt(
    store,
    rows.map(({ subject }) => subject),
  )
  const ofStaff = new Set((await listStaffRecords(store)).map(({ name }) => name))
  return rows.flatMap(({ subject, ...look }) => {
    const name = people.get(subject)?.name
    return name !== undefined && ofStaff.has(name) ? { ...look, rule: 'same-name' as const } : []
  })
}

async function looksAtPeople({ db }: LookStore, { from, until }: Period) {
  const { rows } = await sql<Omit<CountedLooks, 'rule'> & { readonly subject: string }>`
    select staff_id as "staffId", (at at time zone 'Asia/Shanghai')::date::text as day, subject,
      count(*) as count, min(at) as "firstAt", max(at) as "lastAt"
    from audit_entry
    where staff_id is not null and subject is not null and outcome <> 'nothing'
      and at >= ${from} and at < ${until} and event = any(${[...seeingEvents]})
    group by staff_id, day, subject
    order by max(at) desc
    limit ${namesAtMost}
  `.execute(db)
  return rows
}
