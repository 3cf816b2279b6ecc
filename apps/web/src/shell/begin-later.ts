import { isWeChat } from './is-we-chat.ts'
import { logIn, watchForTickets } from './log-in.ts'
import { recordVitals } from './record-vitals.ts'
import { sendEvents } from './send-events.ts'
import { keepShareCard, nameShared } from './share-card.ts'

/** All of it is one file: the name of each would be read by every first visit. */
export { logIn, nameShared, sendEvents }

/** What goes on beside a visit once its first page, opened at this screen, has been painted. */
export function beginLater(openedAt: string): void {
  watchForTickets()
  recordVitals(openedAt)
  if (isWeChat()) keepShareCard()
}
