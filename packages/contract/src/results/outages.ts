import { resultCodes } from './result-codes.ts'

/** Something of ours is down: nothing is settled, and the same request may well succeed later. */
export const outages: readonly string[] = [
  resultCodes.dataStoreDown,
  resultCodes.gatewayDown,
  resultCodes.coreDown,
]
