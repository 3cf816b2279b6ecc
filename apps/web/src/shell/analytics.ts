import { eventsAtMost } from '@ecenter/contract/analytics/events-at-most.ts'
import type { record } from '@ecenter/contract/analytics/record.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import type { TrackedButton } from '@ecenter/contract/constants/tracked-buttons.ts'
import { later } from './later.ts'

type Events = RequestOf<typeof record>['events']

/** Long after what the customer waits for. */
const patienceMs = 5000

let waiting: Events = []
let timer: ReturnType<typeof setTimeout> | undefined

/** A screen was arrived at; only its path is told, never what stands behind it. */
export function trackView(path: `/${string}`): void {
  track(path)
}

/**
 * Counts the clicks of the named buttons and of no others (specification, section 2): each bears its
 * name, `data-click`, wherever it stands, and a click counts once.
 */
export function countClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-click]')
    if (button) track(button.dataset.click as TrackedButton)
  })
}

/** What is left goes out when the page is hidden: there may be no later moment. */
export function sendEventsOnHide(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWaiting()
  })
}

function track(event: Events[number]): void {
  waiting.push(event)
  timer ??= setTimeout(sendWaiting, patienceMs)
  if (waiting.length === eventsAtMost) sendWaiting()
}

function sendWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  const events = waiting
  waiting = []
  if (events.length === 0) return
  // Lost events are nobody's trouble, least of all the customer's.
  void later(({ sendEvents }) => sendEvents(events))
}
