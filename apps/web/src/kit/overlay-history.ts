/** What closes the overlays that are open; the topmost one comes last. */
const closers: (() => void)[] = []
/** Between asking the browser to go back and its arrival. */
let isGoingBack = false

/**
 * Gives an overlay an entry of its own in the browser's history, with the address of its page, so
 * that going back closes it. The function that comes back takes the entry away again.
 */
export function enterHistory(close: () => void): () => void {
  closers.push(close)
  // An entry that a reload has left here serves as well as a new one.
  if (depthHere() < closers.length) {
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
  if (!isGoingBack && depthHere() > 1) stepBack(depthHere() - 1)
  if (isGoingBack) addEventListener('popstate', () => goTo(url), { once: true })
  else if (depthHere() === 1) location.replace(url)
  else location.assign(url)
}

function leaveSurplus() {
  const surplus = depthHere() - closers.length
  if (surplus > 0 && !isGoingBack) stepBack(surplus)
}

function stepBack(steps: number) {
  isGoingBack = true
  history.go(-steps)
}

/** How many overlays are open where the visitor is in the history. */
function depthHere(): number {
  const state: unknown = history.state
  const isOverlay = typeof state === 'object' && state !== null && 'overlays' in state
  return isOverlay ? Number(state.overlays) : 0
}

function handleArrival() {
  const wasOurStep = isGoingBack
  isGoingBack = false
  for (const close of closers.slice(depthHere()).reverse()) close()
  if (wasOurStep) leaveSurplus()
}

function handleClick(event: MouseEvent) {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event
  const isElsewhere = defaultPrevented || ctrlKey || metaKey || shiftKey
  if (isElsewhere || !(target instanceof Element)) return
  if (depthHere() === 0 && !isGoingBack) return
  const link = target.closest('a')
  if (!link?.protocol.startsWith('http') || link.target !== '' || link.download !== '') return
  event.preventDefault()
  goTo(link.href)
}

addEventListener('popstate', handleArrival)
addEventListener('click', handleClick)
