import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { Failed } from '../client/outcome.ts'
import { FailureState } from '../shell/FailureState.tsx'
import { CodeNeeded } from './CodeNeeded.tsx'

interface ProvenContentProps {
  /** Names what is shown; the code goes to its phone on file. */
  readonly handle: string
  readonly purpose?: ComponentProps<typeof CodeNeeded>['purpose']
  /** As in `CodeNeeded`. */
  readonly subject?: string
  readonly failed: Failed | undefined
  readonly ask: () => void
  readonly queryHref: string
  /** Above an outage, as in `FailureState`. */
  readonly outage?: string
  /** Shown unless the call failed. */
  readonly children: ReactNode
}

/** Content that needs the phone on file: when the proof is missing or has expired, it is renewed in place. */
export function ProvenContent(props: ProvenContentProps) {
  const { failed, ask, outage, children, ...asked } = props
  if (failed === undefined) return children
  const isProofMissing = failed.kind === 'refused' && failed.code === resultCodes.grantMissing
  return isProofMissing ? (
    <CodeNeeded {...asked} onProven={ask} />
  ) : (
    <FailureState {...{ failed, outage }} onRetry={ask} queryHref={asked.queryHref} />
  )
}
