import type pg from 'pg'
import { addressesOf } from './addresses-of.ts'
import { findPrimary, type PrimaryServer, TwoPrimaries } from './find-primary.ts'

/** The server that takes writes, as far as this process knows. */
export interface Primary {
  /** Of the first server: what stands in it beside the host is true of all. */
  readonly address: string
  /**
   * Searched for where it is not known, or was found a while ago; then, as long as nobody doubts it, it is
   * the one even if it does not answer the search. Undefined where there is but one server. Throws where
   * none may be written to.
   */
  place(): Promise<PrimaryServer | undefined>
  /** Something failed that a change of primary would explain, so the next connection searches. */
  doubt(): void
  /** Ends a connection that stood when another server turns out to be the primary, or to be one too. */
  watch(client: pg.Client): void
}

/** For those that connect together. Who connects later may come after a fail-over that nobody has noticed. */
const believedMs = 1000

export function primaryOf(url: string): Primary {
  const addresses = addressesOf(url)
  if (addresses === undefined) throw new Error('the database has no address')
  const clients = new Set<pg.Client>()
  let known: PrimaryServer | undefined
  let seenTimeline = 0
  let foundAt = 0
  let search: Promise<PrimaryServer> | undefined

  return {
    address: addresses[0],
    async place() {
      if (addresses.length === 1) return undefined
      if (known !== undefined && performance.now() - foundAt < believedMs) return known
      search ??= find()
      return search
    },
    doubt() {
      known = undefined
    },
    watch(client) {
      clients.add(client)
      client.once('end', () => clients.delete(client))
    },
  }

  async function find(): Promise<PrimaryServer> {
    try {
      known = await findPrimary(addresses ?? [], seenTimeline)
      seenTimeline = known.timeline
      foundAt = performance.now()
      leaveAllBut(known)
      return known
    } catch (error) {
      if (error instanceof TwoPrimaries) leaveAll()
      // A busy server is slow to say what it is. As long as nothing has failed there it stays the one.
      if (known === undefined) throw error
      return known
    } finally {
      search = undefined
    }
  }

  function leaveAllBut({ host, port }: PrimaryServer): void {
    for (const client of clients) if (client.host !== host || client.port !== port) leave(client)
  }

  function leaveAll(): void {
    known = undefined
    for (const client of clients) leave(client)
  }

  function leave(client: pg.Client): void {
    client.connection.stream.destroy()
  }
}
