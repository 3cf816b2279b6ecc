import { leavePage } from '../kit/overlays/leave-page.ts'
import { useSessionFlags } from '../state/session-flags.ts'

/**
 * Pages after a submitted form must not be left backwards: while the stored flag forbids it, going
 * back is answered by going forward again (specification, section 2). Every entry of the history
 * is numbered in its state, so that back can be told from forward. Entries that overlays add to a
 * page either keep its number or have none; going back to the page from them is nothing to forbid.
 */

/** The number of the entry that the visitor is on. */
let place = 0
/** The hash of that entry. */
let shown = ''
/** While the browser is on its way forward again, its address is not that of the screen. */
let isForcing = false

/** Begins to number the history; called before anything navigates. */
export function startBackGuard(): void {
  const number = numberIn(history.state)
  // A new entry was reached forwards, from whatever page.
  if (number === undefined) allowBack()
  settleAt(number ?? 0)
  addEventListener('popstate', ({ state }: PopStateEvent) => handleArrival(state))
}

/** The page that shows is not left backwards. */
export function forbidBack(): void {
  useSessionFlags.setState({ allowBack: false })
  // From the first entry, back would leave the site: another of the same page stands in front.
  if (place > 0) return
  leavePage(() => {
    history.pushState(history.state, '')
    settleAt(1)
  })
}

/** The hash of the screen: that of the address, but for the moment of being brought forward. */
export function shownHash(): string {
  return isForcing ? shown : location.hash
}

export type Move = 'new' | 'forward' | 'back' | 'forbidden' | 'stay'

interface Arrival {
  /** The state of the entry that was reached. */
  readonly state: unknown
  /** The number of the entry that was left. */
  readonly from: number
  readonly isBackAllowed: boolean
}

/** How the visitor came to an entry. */
export function moveTo({ state, from, isBackAllowed }: Arrival): Move {
  if (state === null) return 'new'
  const number = numberIn(state) ?? from
  if (number === from) return 'stay'
  if (number > from) return 'forward'
  return isBackAllowed ? 'back' : 'forbidden'
}

function handleArrival(state: unknown): void {
  const isBackAllowed = useSessionFlags.getState().allowBack
  const move = moveTo({ state, from: place, isBackAllowed })
  isForcing = move === 'forbidden'
  if (move === 'stay') return
  if (move === 'forbidden') {
    history.go(1)
    return
  }
  if (move !== 'back') allowBack()
  settleAt(numberIn(state) ?? place + 1)
}

function allowBack(): void {
  useSessionFlags.setState({ allowBack: true })
}

function settleAt(number: number): void {
  place = number
  shown = location.hash
  if (numberIn(history.state) !== number) {
    history.replaceState({ ...history.state, place: number }, '')
  }
}

function numberIn(state: unknown): number | undefined {
  const isNumbered = typeof state === 'object' && state !== null && 'place' in state
  return isNumbered && typeof state.place === 'number' ? state.place : undefined
}
