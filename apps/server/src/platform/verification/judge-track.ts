import type { TrackSample } from '@ecenter/contract/verification/proof-calls.ts'

/** Where the piece was let go, and its way there. */
export interface Released {
  readonly x: number
  readonly track: TrackSample[]
}

export type TrackVerdict =
  | { readonly kind: 'hand' }
  | { readonly kind: 'no hand'; readonly why: NoHand }

type NoHand =
  | 'nothing'
  | 'back in time'
  | 'begins elsewhere'
  | 'ends elsewhere'
  | 'too fast'
  | 'all at once'
  | 'even'

const leastMs = 200
/** Where the piece begins a hand may have moved it before anything was measured. */
const nearStart = 12
/** What PageUp moves a slider by, and a little more: keys may leap, a hand that drags does not. */
const keyLeap = 50
/** A key that is held down goes as evenly as a program, but no faster, in pixels a second. */
const heldKeySpeed = 100
/** How far off a straight line a hand is somewhere, in pixels. */
const unevenBy = 1.5

/**
 * Whether a hand may have moved the piece to x like this, by finger, mouse, key or switch. It keeps
 * out who sends just anything; who imitates a hand passes, and has to be kept out by what follows.
 */
export function judgeTrack(x: number, track: readonly TrackSample[]): TrackVerdict {
  const why = whyNoHand(x, track)
  return why === undefined ? { kind: 'hand' } : { kind: 'no hand', why }
}

function whyNoHand(x: number, track: readonly TrackSample[]): NoHand | undefined {
  const [first, last] = [track[0], track.at(-1)]
  if (first === undefined || last === undefined || track.length < 2) return 'nothing'
  const steps = track.slice(1).map((to, at) => {
    const from = track[at] ?? to
    return { ms: to.ms - from.ms, x: Math.abs(to.x - from.x) }
  })
  if (steps.some(({ ms }) => ms < 0)) return 'back in time'
  if (first.x > nearStart) return 'begins elsewhere'
  if (Math.abs(last.x - x) > 1) return 'ends elsewhere'
  if (last.ms - first.ms < leastMs) return 'too fast'
  const leap = Math.max(...steps.map((step) => step.x))
  if (leap > keyLeap && leap > 0.6 * (last.x - first.x)) return 'all at once'
  if (isEven(first, last, track)) return 'even'
  return undefined
}

/** As fast at each moment as on the whole way, and faster than by keys. */
function isEven(first: TrackSample, last: TrackSample, track: readonly TrackSample[]): boolean {
  const pace = (last.x - first.x) / (last.ms - first.ms)
  if (pace * 1000 <= heldKeySpeed) return false
  return track.every(({ ms, x }) => Math.abs(first.x + pace * (ms - first.ms) - x) < unevenBy)
}
