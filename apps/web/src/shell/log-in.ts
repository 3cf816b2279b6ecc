import { handOver } from '@ecenter/contract/session/single-sign-on.ts'
import { newRequestId } from '../client/page-session.ts'
import { send } from '../client/send.ts'
import { useRecentThings } from '../state/recent-things.ts'
import { useSessionFlags } from '../state/session-flags.ts'
import { onNavigation } from './location.ts'
import { takeTicket } from './take-ticket.ts'

/** Logs in the customer whom a channel vouches for (specification, section 4). */
export async function logIn(ticket: string): Promise<void> {
  const outcome = await send(handOver, { ticket }, newRequestId())
  if (outcome.kind !== 'answered') return
  useSessionFlags.setState(outcome.value)
  // What was opened before may have been another customer's.
  useRecentThings.setState({ things: [] })
}

/** An app may open its view once and later lead it to another address, of another customer perhaps. */
export function watchForTickets(): void {
  onNavigation(async () => {
    const ticket = takeTicket()
    if (ticket === undefined) return
    await logIn(ticket)
    // Nothing of who was there before may stay.
    location.reload()
  })
}
