import { type RawBuilder, sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../domains/services.ts'

interface Figure {
  readonly what: string
  readonly state: string
  readonly count: number
}

/**
 * What waits in the database for all processes together, counted when it is asked for: jobs by queue and
 * state, payments by state of the last day, grants that are open, conversations that wait.
 */
export function addStoredFigures(registry: Registry, { db, clock, log }: StoredServices): void {
  const figures = new Gauge({
    name: 'ecenter_stored',
    help: 'Rows in the database: jobs, payments of the last day, open grants, open conversations',
    labelNames: ['what', 'state'],
    registers: [registry],
    aggregator: 'first',
    async collect() {
      figures.reset()
      for (const { what, state, count } of (await answers(storedFigures(clock.now()))) ?? [])
        figures.set({ what, state }, count)
    },
  })
  const isUp = new Gauge({
    name: 'ecenter_database_up',
    help: '1 while the database answers this process',
    registers: [registry],
    aggregator: 'min',
    async collect() {
      isUp.set((await answers(sql`select 1`)) === undefined ? 0 : 1)
    },
  })

  /** A database that is away is a figure too, and no reason to tell nothing of the process. */
  async function answers<Row>(question: RawBuilder<Row>): Promise<readonly Row[] | undefined> {
    try {
      return (await question.execute(db)).rows
    } catch (error) {
      log.failure('metrics', error)
      return undefined
    }
  }
}

type StoredServices = Pick<Services, 'db' | 'clock' | 'log'>

function storedFigures(now: Date) {
  return sql<Figure>`
    select 'job ' || name as what, state::text as state, count(*)::int as count
      from pgboss.job where state < 'completed' group by 1, 2
    union all
    select 'payment', state, count(*)::int
      from payment where started_at > ${now}::timestamptz - interval '1 day' group by state
    union all
    select 'payment', 'opening for minutes', count(*)::int
      from payment where state = 'opening'
        and started_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz - interval '5 minutes'
    union all
    select 'grant', level, count(*)::int
      from visitor_grant where expires_at > ${now} group by level
    union all
    select 'conversation', status, count(*)::int
      from conversation where status <> 'ended' group by status
  `
}
