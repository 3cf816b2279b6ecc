/** What some rows of one day come to; the dimensions that are left out do not apply. */
export interface DayFigure {
  readonly measure: string
  readonly staffId?: string
  readonly branch?: string
  readonly product?: string
  readonly cause?: string
  readonly part?: string
  readonly count: number
  /** Of what was measured, in all: seconds, or stars. */
  readonly sum?: number
  readonly buckets?: readonly number[]
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Lengths of time are counted between these bounds, in seconds, for medians of days cannot be added up and buckets
 * can. A percentile is the upper bound of the bucket that it lies in. Never change them: older days are counted so.
 */
const bucketBounds: readonly number[] = [
  ...[10, 20, 30, 45, 60, 90],
  ...[2, 3, 4, 5, 7, 10, 15, 20, 30, 45].map((each) => each * minute),
  ...[1, 2, 4, 8].map((each) => each * hour),
  ...[1, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60, 90].map((each) => each * day),
]

/** One more than bounds: the last holds what is longer than all of them. */
export const bucketCount = bucketBounds.length + 1

/** The bucket of a length: of exactly a bound, the one that ends with it. */
export function bucketOf(seconds: number): number {
  const at = bucketBounds.findIndex((bound) => seconds <= bound)
  return at < 0 ? bucketBounds.length : at
}

interface Length {
  readonly seconds: number
}

/** Lengths as one figure. */
export function histogram(
  measure: string,
  lengths: readonly Length[],
): Pick<DayFigure, 'measure' | 'count' | 'sum' | 'buckets'> {
  const buckets = Array.from({ length: bucketCount }, () => 0)
  for (const { seconds } of lengths) {
    const at = bucketOf(seconds)
    buckets[at] = (buckets[at] ?? 0) + 1
  }
  const sum = lengths.reduce((all, { seconds }) => all + Math.round(seconds), 0)
  return { measure, count: lengths.length, sum, buckets }
}

const beyondAll = (bucketBounds.at(-1) ?? 0) + 1

/** The length that so large a part of all does not exceed; undefined of none, more than the last bound beyond it. */
export function percentileOf(buckets: readonly number[], part: number): number | undefined {
  const all = buckets.reduce((sum, each) => sum + each, 0)
  if (all === 0) return undefined
  let passed = 0
  for (const [at, count] of buckets.entries()) {
    passed += count
    if (passed >= all * part) return bucketBounds[at] ?? beyondAll
  }
  return undefined
}

/** How many of them are longer than a bound. */
export function longerThan(buckets: readonly number[], seconds: number): number {
  return buckets.slice(bucketOf(seconds) + 1).reduce((sum, each) => sum + each, 0)
}
