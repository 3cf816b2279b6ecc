import { newRequestId } from '@ecenter/client/request-id.ts'
import { record } from '@ecenter/contract/analytics/record.ts'
import { type RequestOf, urlOf } from '@ecenter/contract/call.ts'
import { signOn } from '@ecenter/contract/session/single-sign-on.ts'
import { enveloped } from '../client/enveloped.ts'
import { pageCaller } from '../client/page-session.ts'
import { post } from '../client/post.ts'
import { send } from '../client/send.ts'
import { knownChannel, useBasicInfo } from '../state/basic-info.ts'
import { useSessionFlags } from '../state/session-flags.ts'
import { isWeChat } from './arrival/is-we-chat.ts'
import { entry } from './arrival/query-parameters.ts'
import { takeTicket } from './arrival/take-ticket.ts'
import { onNavigation } from './location.ts'
import { recordVitals } from './record-vitals.ts'
import { keepShareCard, nameShared } from './share-card.ts'

/** All of it is one file: the name of each would be read by every first visit. */
export { logIn, nameShared, sendEvents }

/** What goes on beside a visit once its first page, opened at this screen, has been painted. */
export function beginLater(openedAt: string): void {
  watchForTickets()
  recordVitals(openedAt)
  if (isWeChat()) keepShareCard()
}

/** Sends views and clicks in a request that outlives its page, and does not look at the answer. */
async function sendEvents(events: RequestOf<typeof record>['events']): Promise<void> {
  const { channelType, entryId } = useBasicInfo.getState()
  const body: RequestOf<typeof record> = {
    events,
    channelType: knownChannel(channelType),
    ...(entryId === '' ? {} : { entryId }),
    ...(entry.isCut ? { isEntryCut: true } : {}),
  }
  entry.isCut = false
  const request = await enveloped(record, body, await pageCaller(), newRequestId())
  await post(urlOf(record), request, { isOutlivingPage: true })
}

/** Logs in the customer whom a channel vouches for (specification, section 4). */
async function logIn(ticket: string): Promise<void> {
  // Who comes by a ticket alone needs its file.
  const { useRecentThings } = await import('../state/recent-things.ts')
  const result = await send(signOn, { ticket }, newRequestId())
  if (result.kind !== 'answered') return
  useSessionFlags.setState(result.value)
  // What was opened before may have been another customer's.
  useRecentThings.setState({ things: [] })
}

/** An app may open its view once and later lead it to another address, of another customer perhaps. */
function watchForTickets(): void {
  onNavigation(async () => {
    const ticket = takeTicket()
    if (ticket === undefined) return
    await logIn(ticket)
    // Nothing of who was there before may stay.
    location.reload()
  })
}
