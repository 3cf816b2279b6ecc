/**
 * Each open overlay has an entry of its own in the browser's history, with the address of its page,
 * so that the way back closes it. The state of an entry says how many overlays are open there.
 */

/** What closes the overlays that are open; the topmost one comes last. */
const closers: (() => void)[] = []
/** Between asking the browser to go back and its arrival. */
let isGoingBack = false

addEventListener('popstate', handleArrival)
addEventListener('click', handleClick)

/** Gives an overlay its entry. The function that comes back takes the entry away again. */
export function enterHistory(close: () => void): () => void {
  closers.push(close)
  // An entry that a reload has left here serves as well as a new one.
  if (overlaysHere() < closers.length) {
    history.pushState({ ...history.state, overlays: closers.length }, '')
  }
  return () => {
    closers.splice(closers.indexOf(close), 1)
    // Not at once: an overlay that opens in its place keeps the entry, and a page that is gone to
    // in the same breath takes it. A step back would overtake that page, and lose it.
    setTimeout(leaveSurplus)
  }
}

/** Goes to another address, in place of the entries of overlays: nobody wants to go back to those. */
export function goTo(url: string): void {
  const overlays = overlaysHere()
  if (!isGoingBack && overlays > 1) stepBack(overlays - 1)
  if (isGoingBack) addEventListener('popstate', () => goTo(url), { once: true })
  else if (overlays === 1) location.replace(url)
  else location.assign(url)
}

/** The browser has come to an entry: what is not open there is closed. */
function handleArrival() {
  const wasOurStep = isGoingBack
  isGoingBack = false
  for (const close of closers.slice(overlaysHere()).reverse()) close()
  if (wasOurStep) leaveSurplus()
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

function leaveSurplus() {
  const surplus = overlaysHere() - closers.length
  if (surplus > 0 && !isGoingBack) stepBack(surplus)
}

function stepBack(entries: number) {
  isGoingBack = true
  history.go(-entries)
}

/** How many overlays are open at the entry that the visitor is on. */
function overlaysHere(): number {
  const state: unknown = history.state
  const isCounted = typeof state === 'object' && state !== null && 'overlays' in state
  return isCounted ? Number(state.overlays) : 0
}
