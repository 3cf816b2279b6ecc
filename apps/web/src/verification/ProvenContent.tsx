import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { ReactNode } from 'react'
import type { Failed } from '../client/outcome.ts'
import { FailureState } from '../shell/FailureState.tsx'
import { CodeNeeded } from './CodeNeeded.tsx'

interface ProvenContentProps {
  /** Names what is shown; the code goes to its phone on file. */
  readonly handle: string
  readonly failed: Failed | undefined
  readonly ask: () => void
  readonly queryHref: string
  /** Shown unless the call failed. */
  readonly children: ReactNode
}

/** Content that needs the phone on file: when the proof is missing or has expired, it is renewed in place. */
export function ProvenContent({ handle, failed, ask, queryHref, children }: ProvenContentProps) {
  if (failed === undefined) return children
  const isProofMissing = failed.kind === 'refused' && failed.code === resultCodes.grantMissing
  return isProofMissing ? (
    <CodeNeeded handle={handle} onProven={ask} queryHref={queryHref} />
  ) : (
    <FailureState failed={failed} onRetry={ask} queryHref={queryHref} />
  )
}
