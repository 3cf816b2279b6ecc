import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../domains/services.ts'

/** What the insurer's core has not received: how long the oldest waits, and what was given up. */
export function addCoreFigures(
  registry: Registry,
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
): void {
  const age = new Gauge({
    name: 'ecenter_core_oldest_event_seconds',
    help: 'How long the oldest event waits that the core has not received; 0 where none does',
    registers: [registry],
    aggregator: 'first',
    async collect() {
      const waiting = await ask()
      if (waiting === undefined) return
      const ms = waiting.oldest === null ? 0 : clock.now().getTime() - waiting.oldest.getTime()
      age.set(Math.max(0, ms / 1000))
    },
  })
  const dead = new Gauge({
    name: 'ecenter_core_dead_events',
    help: 'Events that were pushed for three days in vain; each holds up its own subject',
    registers: [registry],
    aggregator: 'first',
    async collect() {
      const waiting = await ask()
      if (waiting !== undefined) dead.set(waiting.dead)
    },
  })

  /** A database that is away is told by a figure of its own. */
  async function ask(): Promise<Waiting | undefined> {
    try {
      const { rows } = await unreceived.execute(db)
      return rows[0]
    } catch (error) {
      log.failure('metrics', error)
      return undefined
    }
  }
}

interface Waiting {
  /** Of those that are not given up. */
  readonly oldest: Date | null
  readonly dead: number
}

const unreceived = sql<Waiting>`
  select min(at) filter (where given_up_at is null) as oldest,
    (count(*) filter (where given_up_at is not null))::int as dead
  from core_event where received_at is null
`
