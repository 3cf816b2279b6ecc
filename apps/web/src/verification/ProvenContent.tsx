import type { Failed } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cameFrom } from '../shell/arrival/came-from.ts'
import { FailureState } from '../shell/screen/FailureState.tsx'
import { useSessionFlags } from '../state/session-flags.ts'
import { CodeNeeded } from './CodeNeeded.tsx'

interface ProvenContentProps {
  /** Names what is shown; the code goes to its phone on file. */
  readonly handle: string
  readonly purpose?: ComponentProps<typeof CodeNeeded>['purpose']
  /** As in `CodeNeeded`. */
  readonly subject?: string
  /** As in `CodeNeeded`. */
  readonly otherWay?: ReactNode
  readonly failed: Failed | undefined
  readonly ask: () => void
  readonly queryHref: string
  /** As in `FailureState`. */
  readonly call?: ComponentProps<typeof FailureState>['call']
  /** Above an outage, as in `FailureState`. */
  readonly outage?: string
  /** Shown unless the call failed. */
  readonly children: ReactNode
}

/** Content that needs the phone on file: when the proof is missing or has expired, it is renewed in place. */
export function ProvenContent(props: ProvenContentProps) {
  const { failed, ask, outage, call, children, ...asked } = props
  const [isBackFromPdf] = useState(wasPdfLeft)
  if (failed === undefined) return children
  const isProofMissing = failed.kind === 'rejected' && failed.code === resultCodes.grantMissing
  return isProofMissing ? (
    <CodeNeeded {...asked} {...(isBackFromPdf && { isOpenAtOnce: false })} onProven={ask} />
  ) : (
    <FailureState {...{ failed, outage, call }} onRetry={ask} queryHref={asked.queryHref} />
  )
}

/**
 * Whoever comes back from the document has just proven the phone, and is not met by the sheet for
 * another code (`showFlag`: specification, section 2). It still stands as this page is first drawn;
 * after a reload, when no page was left, it says nothing.
 */
function wasPdfLeft(): boolean {
  return useSessionFlags.getState().showFlag && cameFrom.path !== ''
}
