import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { waitForName } from '../../../platform/database/wait-for-name.ts'
import { keysOf, timesOf } from '../../../platform/limits/wider-network.ts'

/** What one customer of a network takes; of a wider network, which is many people, ten share it. */
const whole = 10
/** Who was taken already and is put back is served before all others. */
const beforeAll = -1

/** Where somebody stands in the queue. */
export interface QueueSlot {
  readonly network: string | null
  readonly slot: number
}

export const firstSlot: QueueSlot = { network: null, slot: beforeAll }

/**
 * The slot of a customer who comes now, from this network: one of each network before the second of any.
 * A network whose customers wait already goes behind its own last one, any other joins those who are
 * served next. So it never pays to have many wait, and who waits is passed by each network once at most
 * a slot. In a transaction, until whose end others of the network wait.
 */
export async function nextSlot(transaction: Db, address: string): Promise<QueueSlot> {
  const network = keysOf(address).at(-1) ?? address
  await waitForName(transaction, `queue/${network}`)
  const { next, own } = await transaction
    .selectFrom('conversation')
    .where('status', '=', 'queued')
    .where('queue_slot', '>', beforeAll)
    .select([
      sql<number>`coalesce(min(queue_slot), 0)`.as('next'),
      sql<number | null>`max(queue_slot) filter (where queue_network = ${network})`.as('own'),
    ])
    .executeTakeFirstOrThrow()
  const behindOwn = own === null ? next : own + whole / timesOf(network)
  return { network, slot: Math.max(next, behindOwn) }
}
