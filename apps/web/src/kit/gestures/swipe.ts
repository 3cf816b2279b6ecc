/** Specification, section 9: a tab swipe needs a move over a quarter of the page width. */
const neededShare = 0.25
/** A finger that only trembles has no direction yet. */
const trembleAtMost = 8
/** Where there is nothing to come, the page follows the finger by a third. */
const resistance = 3

/** How far a finger has gone since it came down, in CSS pixels; right and down are positive. */
export interface Move {
  readonly x: number
  readonly y: number
}

/** Which way a finger goes. A slanting one scrolls: whoever reads must not lose the page. */
export function directionOf({ x, y }: Move): 'unknown' | 'across' | 'along' {
  if (Math.hypot(x, y) < trembleAtMost) return 'unknown'
  return Math.abs(x) > Math.abs(y) ? 'across' : 'along'
}

/** Where a swipe that ended after `moved` leads: to the page after, the one before, or nowhere. */
export function swipeStep(moved: number, pageWidth: number): -1 | 0 | 1 {
  if (Math.abs(moved) <= pageWidth * neededShare) return 0
  return moved < 0 ? 1 : -1
}

/** How far page `at` of `count` follows a finger that moved across it. */
export function followed(moved: number, at: number, count: number): number {
  const hasNeighbour = moved < 0 ? at < count - 1 : at > 0
  return hasNeighbour ? moved : moved / resistance
}
