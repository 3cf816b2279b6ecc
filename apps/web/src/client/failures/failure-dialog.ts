import type { Failed } from '@ecenter/client/result.ts'
import type { Call } from '@ecenter/contract/call.ts'
import { create } from 'zustand'

/** What failed, and how. */
export interface ShownFailure {
  readonly call: Pick<Call, 'path'>
  readonly failed: Failed
  readonly queryType?: string | undefined
  /** Does the same again, where nothing has to be typed anew for it. */
  readonly onRetry?: (() => void) | undefined
}

/** What the one dialog shows; nothing most of the time, so its file comes later. */
export const useFailureDialog = create<{ readonly told: ShownFailure | undefined }>(() => ({
  told: undefined,
}))

/** Tells the customer of a failure that no field and no page of its own shows (specification, section 8). */
export function tellFailure(told: ShownFailure): void {
  useFailureDialog.setState({ told })
}

export function closeFailureDialog(): void {
  useFailureDialog.setState({ told: undefined })
}
