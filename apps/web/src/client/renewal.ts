import type { Call } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { create } from 'zustand'
import type { Failed } from './outcome.ts'

/** A proof that has expired while the customer was at something. */
export interface Renewal {
  /** What was asked, and of which object. */
  readonly call: Pick<Call, 'group' | 'action'>
  readonly handle: string
  /** Takes up again what was interrupted. */
  readonly goOn: () => void
}

/** What the one renewal sheet is open for; nothing most of the time. */
export const useRenewal = create<{ readonly wanted: Renewal | undefined }>(() => ({
  wanted: undefined,
}))

/** Opens the renewal sheet over the page. False when the call failed for another reason. */
export function renewProof(
  call: Renewal['call'],
  { handle }: Readonly<Record<string, unknown>>,
  failed: Failed,
  goOn: () => void,
): boolean {
  const isExpired = failed.kind === 'refused' && failed.code === resultCodes.grantMissing
  if (!isExpired || typeof handle !== 'string') return false
  useRenewal.setState({ wanted: { call, handle, goOn } })
  return true
}

export function closeRenewal(): void {
  useRenewal.setState({ wanted: undefined })
}
