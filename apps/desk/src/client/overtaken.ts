import type { Failed, Result } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'

/** Something has changed since it was read: the same press again would decide on what nobody has seen. */
export function isOvertaken(
  result: Result<unknown>,
): result is Extract<Failed, { kind: 'rejected' }> {
  return result.kind === 'rejected' && result.code === resultCodes.stateChanged
}
