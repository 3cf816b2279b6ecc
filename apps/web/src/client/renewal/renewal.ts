import type { Failed } from '@ecenter/client/result.ts'
import type { Call } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { create } from 'zustand'

/** A proof that ends soon, or has expired, while the customer is at something. */
export type Renewal =
  | { readonly kind: 'ending'; readonly goOn: () => void }
  | {
      readonly kind: 'expired'
      /** What was asked, and of which object. */
      readonly call: Pick<Call, 'path' | 'action'>
      readonly handle: string
      /** Takes up again what was interrupted. */
      readonly goOn: () => void
    }

type Expired = Extract<Renewal, { kind: 'expired' }>

/** What is to be renewed; nothing most of the time. */
export const useRenewal = create<{ readonly wanted: Renewal | undefined }>(() => ({
  wanted: undefined,
}))

/**
 * Opens the renewal sheet over the page. Several calls may find the same proof expired: all go on
 * with one code, in the order they were interrupted. False when the call failed for another reason.
 */
export function renewProof(
  call: Expired['call'],
  { handle }: Readonly<Record<string, unknown>>,
  failed: Failed,
  goOn: () => void,
): boolean {
  const isExpired = failed.kind === 'rejected' && failed.code === resultCodes.grantMissing
  if (!isExpired || typeof handle !== 'string') return false
  const { wanted } = useRenewal.getState()
  const before = wanted?.kind === 'expired' && wanted.handle === handle ? wanted.goOn : undefined
  useRenewal.setState({
    wanted: { kind: 'expired', call, handle, goOn: oneAfterOther(before, goOn) },
  })
  return true
}

/** Asks whether the customer is still there. Who is renewing what has expired is. */
export function offerRenewal(goOn: () => void): void {
  if (useRenewal.getState().wanted?.kind === 'expired') return
  useRenewal.setState({ wanted: { kind: 'ending', goOn } })
}

export function closeRenewal(): void {
  useRenewal.setState({ wanted: undefined })
}

function oneAfterOther(before: (() => void) | undefined, goOn: () => void): () => void {
  if (before === undefined || before === goOn) return goOn
  return () => {
    before()
    goOn()
  }
}
