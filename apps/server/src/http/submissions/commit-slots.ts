import type { Visitor } from '../../platform/calls/handler.ts'
import { fairQueue } from '../../platform/documents/fair-queue.ts'

/** Of the ten connections of the pool; the others are left to those who read, and to jobs. */
const atOnceForAll = 8

/** Lets a transaction of this visitor begin when it is its turn. */
export type CommitSlot = <Result>(
  visitor: Pick<Visitor, 'session' | 'address'>,
  transaction: () => Promise<Result>,
) => Promise<Result>

/**
 * Of each session one submission at a time is in the database or waits for a connection, and networks
 * take turns: who submits a hundred things delays another's one by a single turn. What a submission does
 * before, such as looking at a file or asking a gateway, keeps none of its visitor's others waiting.
 */
export function commitSlots(): CommitSlot {
  const last = new Map<string, Promise<unknown>>()
  // How many wait is bounded by how many calls are under way.
  const connections = fairQueue({ atOnce: atOnceForAll, waitingAtMost: Number.POSITIVE_INFINITY })

  return async ({ session, address }, transaction) => {
    const asker = { network: address, session: session.id }
    const before = last.get(session.id)
    const own = (async () => {
      await before?.catch(() => undefined)
      return connections.run(asker, transaction)
    })()
    last.set(session.id, own)
    try {
      return await own
    } finally {
      if (last.get(session.id) === own) last.delete(session.id)
    }
  }
}
