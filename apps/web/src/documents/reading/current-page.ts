/**
 * The page that is being read, counted from 1: the last that begins above the middle of the viewer.
 * `tops` are where the pages begin and `middle` is in the same measure.
 */
export function currentPage(tops: readonly number[], middle: number): number {
  return Math.max(1, tops.filter((top) => top <= middle).length)
}
