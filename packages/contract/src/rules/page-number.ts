import { integer, maxValue, minValue, number, pipe } from 'valibot'

/** Which page of a list; far enough for every list, and no deeper. */
export const pageNumber = pipe(number(), integer(), minValue(1), maxValue(1000))
