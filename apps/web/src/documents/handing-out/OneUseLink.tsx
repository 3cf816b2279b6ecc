import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../client/outcome.ts'
import { Loading } from '../../kit/Loading.tsx'
import { CodeNeeded } from '../../verification/CodeNeeded.tsx'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import { LinkToCopy } from './LinkToCopy.tsx'

/** The address is relative to the site. */
type Made = Outcome<{ readonly url: string }>

interface OneUseLinkProps {
  /** Whose proof the link needs. */
  readonly handle: string
  /** What it leads to, in the customer's word, as in `CodeNeeded`. */
  readonly subject?: string
  /** Another function makes another link. */
  readonly makeLink: () => Promise<Made>
}

/** Makes a link when it appears, and another on request: who has used one needs the next. */
export function OneUseLink({ handle, subject, makeLink }: OneUseLinkProps) {
  const [outcome, setOutcome] = useState<Made>()

  /** Of links to other files, whichever comes last, the one that was asked for last is shown. */
  const asked = useRef<Promise<Made>>(undefined)

  const ask = useCallback(async () => {
    setOutcome(undefined)
    const link = makeLink()
    asked.current = link
    const made = await link
    if (asked.current === link) setOutcome(made)
  }, [makeLink])
  useEffect(() => {
    void ask()
  }, [ask])

  if (outcome === undefined) return <Loading text="正在生成链接..." />
  if (outcome.kind === 'answered') {
    return <LinkToCopy url={new URL(outcome.value.url, location.origin).href} onRenew={ask} />
  }
  const isProofMissing = outcome.kind === 'refused' && outcome.code === resultCodes.grantMissing
  return isProofMissing ? (
    <CodeNeeded handle={handle} subject={subject} onProven={ask} />
  ) : (
    <FailureNotice failed={outcome} onRetry={ask} />
  )
}
