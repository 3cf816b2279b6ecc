import type { Outcome } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'

/** The conversation has ended, or is none of this session: whoever goes on begins another one. */
export function isOver(outcome: Outcome<unknown>): boolean {
  if (outcome.kind !== 'refused') return false
  const { stateChanged, grantMissing } = resultCodes
  return outcome.code === stateChanged || outcome.code === grantMissing
}
