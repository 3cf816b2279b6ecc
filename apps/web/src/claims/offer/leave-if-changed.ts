import type { Rejected } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'

/** A dialog says why; the page asks for the offer anew behind it. */
export function leaveIfChanged({ code }: Rejected, onChanged: () => void): boolean {
  if (code === resultCodes.stateChanged) onChanged()
  return false
}
