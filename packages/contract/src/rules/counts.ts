import { integer, maxValue, minValue, number, pipe } from 'valibot'

/** An amount of money in fen (1/100 yuan), so that no fraction is ever lost. */
export const fen = pipe(number(), integer())

/** Which page of a list; far enough for every list, and no deeper. */
export const pageNumber = pipe(number(), integer(), minValue(1), maxValue(1000))

/** The greatest number that a column of PostgreSQL's type `integer` holds. */
const greatestStored = 2_147_483_647

const stored = pipe(number(), integer(), maxValue(greatestStored))

/** The version of what is kept once for each: it counts from 1. */
export const version = pipe(stored, minValue(1))

/** How many events an object has had; none is 0. */
export const eventCount = pipe(stored, minValue(0))

/** How far a value is from its length, for the customer's eyes: `少 1 位`, `多 2 位`. */
export function countOff(value: string, length: number): string {
  const missing = length - value.length
  return missing > 0 ? `少 ${missing} 位` : `多 ${-missing} 位`
}
