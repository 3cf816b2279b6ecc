import { sql } from 'kysely'
import type { ReadDb } from '../../../platform/database/database.ts'
import { funnels, stepsOf } from './funnels.ts'

/** Lines that tell of all visits since a moment: where they went, what was pressed, how fast pages were. */
export async function visitReport(db: ReadDb, since: Date): Promise<string[]> {
  return [
    'channel  visits  views',
    ...(await visits(db, since)),
    '',
    'route  channel  views',
    ...(await counted(db, since, 'view')),
    '',
    'button  channel  clicks',
    ...(await counted(db, since, 'click')),
    '',
    'way  query > result > detail',
    ...(await ways(db, since)),
    '',
    'vital  route  channel  pages  p75',
    ...(await vitals(db, since)),
  ]
}

async function visits(db: ReadDb, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('analytics_event')
    .select(({ fn }) => [
      'channel',
      fn.count<number>('visit').distinct().as('visits'),
      fn.count<number>('id').filterWhere('kind', '=', 'view').as('views'),
    ])
    .where('at', '>=', since)
    .groupBy('channel')
    .orderBy('channel')
    .execute()
  return rows.map((row) => line(row.channel, row.visits, row.views))
}

async function counted(db: ReadDb, since: Date, kind: 'view' | 'click'): Promise<string[]> {
  const rows = await db
    .selectFrom('analytics_event')
    .select(({ fn }) => ['name', 'channel', fn.countAll<number>().as('times')])
    .where('at', '>=', since)
    .where('kind', '=', kind)
    .groupBy(['name', 'channel'])
    .orderBy('times', 'desc')
    .orderBy('name')
    .orderBy('channel')
    .execute()
  return rows.map((row) => line(row.name, row.channel, row.times))
}

/** A visit counts for a step when it saw one of its screens, and one of each step before. */
async function ways(db: ReadDb, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('analytics_event')
    .select(['visit', sql<string[]>`array_agg(distinct name)`.as('seen')])
    .where('at', '>=', since)
    .where('kind', '=', 'view')
    .groupBy('visit')
    .execute()
  const visits = rows.map(({ seen }) => seen)
  return Object.entries(funnels).map(([name, steps]) =>
    line(name, stepsOf(steps, visits).join(' > ')),
  )
}

async function vitals(db: ReadDb, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('analytics_vital')
    .select(({ fn }) => [
      'name',
      'route',
      'channel',
      fn.countAll<number>().as('pages'),
      sql<number>`percentile_cont(0.75) within group (order by value)`.as('p75'),
    ])
    .where('at', '>=', since)
    .groupBy(['name', 'route', 'channel'])
    .orderBy('name')
    .orderBy('route')
    .orderBy('channel')
    .execute()
  return rows.map(({ name, route, channel, pages, p75 }) =>
    line(name, route, channel, pages, name === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`),
  )
}

function line(...words: readonly (string | number)[]): string {
  return words.join('  ')
}
