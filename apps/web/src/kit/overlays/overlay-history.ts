import { goTo, leavePageBy } from './leave-page.ts'

/**
 * Each open overlay has an entry of its own in the browser's history, with the address of its page,
 * so that the way back closes it. The state of an entry says how many overlays are open there.
 *
 * A step back takes its time, long on a slow phone, and undoes what the page goes to meanwhile. So
 * whoever leaves the page by `goTo` or `goBack` waits for its arrival.
 */

/** What closes the overlays that are open; the topmost one comes last. */
let closers: readonly (() => void)[] = []
/** Between asking the browser to take entries of closed overlays back, and its arrival. */
let isGoingBack = false
/** What waits for that arrival; whoever asks for two things wants the last. */
let waiting: (() => void) | undefined

addEventListener('popstate', handleArrival)
addEventListener('pageshow', handleReturn)
addEventListener('click', handleClick)
leavePageBy(leaveInOrder)

/** Gives an overlay its entry. The function that comes back takes the entry away again. */
export function enterHistory(close: () => void): () => void {
  closers = [...closers, close]
  addMissing()
  return () => {
    closers = closers.filter((each) => each !== close)
    // Not at once: an overlay that opens in its place keeps the entry.
    setTimeout(leaveSurplus)
  }
}

function leaveInOrder(leave: () => void): void {
  closeAbove(0)
  leaveSurplus()
  waiting = isGoingBack ? leave : undefined
  if (!isGoingBack) leave()
}

/** The browser has come to an entry: what is not open there is closed. */
function handleArrival() {
  if (!isGoingBack) return closeAbove(overlaysHere())
  isGoingBack = false
  if (waiting !== undefined) return leaveInOrder(waiting)
  // What has opened since is not what was gone back from: it stays.
  addMissing()
  leaveSurplus()
}

/** A page that was left meanwhile, and that the browser kept as it was, waits for nothing any more. */
function handleReturn({ persisted }: PageTransitionEvent) {
  if (!persisted || !isGoingBack) return
  waiting = undefined
  handleArrival()
}

/** A link in an overlay leads from the page, not from the overlay. */
function handleClick(event: MouseEvent) {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event
  const isElsewhere = defaultPrevented || ctrlKey || metaKey || shiftKey
  if (isElsewhere || !(target instanceof Element)) return
  if (overlaysHere() === 0 && !isGoingBack) return
  const link = target.closest('a')
  if (!link?.protocol.startsWith('http') || link.target !== '' || link.download !== '') return
  event.preventDefault()
  goTo(link.href)
}

function closeAbove(overlays: number) {
  const closed = closers.slice(overlays).reverse()
  closers = closers.slice(0, overlays)
  for (const close of closed) close()
}

/** An entry that a closed overlay or a reload has left here serves as well as a new one. */
function addMissing() {
  if (isGoingBack) return
  for (let overlays = overlaysHere() + 1; overlays <= closers.length; overlays += 1) {
    history.pushState({ ...history.state, overlays }, '')
  }
}

function leaveSurplus() {
  const surplus = overlaysHere() - closers.length
  if (surplus <= 0 || isGoingBack) return
  isGoingBack = true
  history.go(-surplus)
}

/** How many overlays are open at the entry that the visitor is on. */
function overlaysHere(): number {
  const state: unknown = history.state
  const isCounted = typeof state === 'object' && state !== null && 'overlays' in state
  return isCounted ? Number(state.overlays) : 0
}
