import { type InferOutput, object, optional } from 'valibot'
import { wholeNumber } from './whole-number.ts'

const count = wholeNumber(1, 100_000)

/** The settings that say how much of the service one visitor may use, by their names in the environment. */
export const shareSettings = {
  CALLS_AT_ONCE_BY_SESSION: optional(count, '8'),
  CALLS_AT_ONCE_BY_NETWORK: optional(count, '60'),
  CALLS_PER_SECOND_BY_SESSION: optional(count, '50'),
  CALLS_PER_SECOND_BY_NETWORK: optional(count, '200'),
}
const givenSettings = object(shareSettings)

/** What one session, and all visitors of one network together, may use of one process. */
export interface ShareSettings {
  readonly callsAtOnce: Share
  /** In the long run; ten seconds' worth may come at once. */
  readonly callsPerSecond: Share
}

export interface Share {
  readonly bySession: number
  /** Of an IPv4 address, or of the first 64 bits of an IPv6 one. */
  readonly byNetwork: number
}

export function sharesOf(given: InferOutput<typeof givenSettings>): ShareSettings {
  return {
    callsAtOnce: {
      bySession: given.CALLS_AT_ONCE_BY_SESSION,
      byNetwork: given.CALLS_AT_ONCE_BY_NETWORK,
    },
    callsPerSecond: {
      bySession: given.CALLS_PER_SECOND_BY_SESSION,
      byNetwork: given.CALLS_PER_SECOND_BY_NETWORK,
    },
  }
}
