import { isoTimestamp, pipe, string, transform } from 'valibot'

/** A moment of a data file, once its day is reckoned. */
export const moment = pipe(
  string(),
  isoTimestamp(),
  transform((told) => new Date(told)),
)
