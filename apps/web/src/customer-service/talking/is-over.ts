import type { Result } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'

/** The conversation has ended, or is none of this session: whoever goes on begins another one. */
export function isOver(result: Result<unknown>): boolean {
  if (result.kind !== 'rejected') return false
  const { stateChanged, grantMissing } = resultCodes
  return result.code === stateChanged || result.code === grantMissing
}
