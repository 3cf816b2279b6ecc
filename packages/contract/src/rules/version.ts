import { integer, maxValue, minValue, number, pipe } from 'valibot'

/** The greatest number that a column of PostgreSQL's type `integer` holds. */
const greatestStored = 2_147_483_647

const stored = pipe(number(), integer(), maxValue(greatestStored))

/** The version of what is kept once for each: it counts from 1. */
export const version = pipe(stored, minValue(1))

/** How many events an object has had; none is 0. */
export const eventCount = pipe(stored, minValue(0))
