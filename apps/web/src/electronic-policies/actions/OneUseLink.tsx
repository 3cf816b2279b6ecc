import type { ResponseOf } from '@ecenter/contract/call.ts'
import { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/down-lod-electronic-policy.ts'
import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '../../client/outcome.ts'
import { useAction } from '../../client/use-action.ts'
import { Loading } from '../../kit/Loading.tsx'
import { CodeNeeded } from '../../verification/CodeNeeded.tsx'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import { endorsementOfAddress } from '../papers.ts'
import { LinkToCopy } from './LinkToCopy.tsx'

interface OneUseLinkProps {
  readonly handle: string
  readonly paper: PolicyPaper
}

/** Makes a link when it appears, and another on request: who has used one needs the next. */
export function OneUseLink({ handle, paper }: OneUseLinkProps) {
  const makeLink = useAction(downLodElectronicPolicy)
  const [outcome, setOutcome] = useState<Outcome<ResponseOf<typeof downLodElectronicPolicy>>>()
  const endorsementNo = endorsementOfAddress()

  const ask = useCallback(async () => {
    setOutcome(undefined)
    setOutcome(await makeLink({ handle, paper, endorsementNo }))
  }, [makeLink, handle, paper, endorsementNo])
  useEffect(() => {
    void ask()
  }, [ask])

  if (outcome === undefined) return <Loading text="正在生成链接..." />
  if (outcome.kind === 'answered') {
    return <LinkToCopy url={new URL(outcome.value.url, location.origin).href} onRenew={ask} />
  }
  const isProofMissing = outcome.kind === 'refused' && outcome.code === resultCodes.grantMissing
  return isProofMissing ? (
    <CodeNeeded handle={handle} onProven={ask} />
  ) : (
    <FailureNotice failed={outcome} onRetry={ask} />
  )
}
