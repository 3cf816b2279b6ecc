import { maxValue, minValue, object, optional, pipe, regex, string, toNumber } from 'valibot'

const wholeNumber = pipe(string(), regex(/^\d{1,15}$/), toNumber())

/** What the core asks the feed for. */
export const feedAsked = object({
  /** The position up to which it has everything; 0 from the beginning. */
  after: optional(wholeNumber, '0'),
  limit: optional(pipe(wholeNumber, minValue(1), maxValue(1000)), '100'),
  /** So many seconds the answer may wait for an event where there is none. */
  wait: optional(pipe(wholeNumber, maxValue(20)), '0'),
})
