import type { ResponseOf } from '@ecenter/contract/call.ts'
import { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/down-lod-electronic-policy.ts'
import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '../../client/outcome.ts'
import { newRequestId } from '../../client/page-session.ts'
import { send } from '../../client/send.ts'
import { Loading } from '../../kit/Loading.tsx'
import { CodeNeeded } from '../../verification/CodeNeeded.tsx'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import { LinkToCopy } from './LinkToCopy.tsx'

interface OneUseLinkProps {
  readonly handle: string
  readonly paper: PolicyPaper
}

/** Makes a link when it appears, and another on request: who has used one needs the next. */
export function OneUseLink({ handle, paper }: OneUseLinkProps) {
  const [requestId, setRequestId] = useState(newRequestId)
  const [outcome, setOutcome] = useState<Outcome<ResponseOf<typeof downLodElectronicPolicy>>>()
  const askAnew = () => setRequestId(newRequestId())

  const ask = useCallback(async () => {
    setOutcome(undefined)
    setOutcome(await send(downLodElectronicPolicy, { handle, paper }, requestId))
  }, [handle, paper, requestId])
  useEffect(() => {
    void ask()
  }, [ask])

  if (outcome === undefined) return <Loading text="正在生成链接..." />
  switch (outcome.kind) {
    case 'answered':
      return <LinkToCopy url={new URL(outcome.value.url, location.origin).href} onRenew={askAnew} />
    case 'refused':
      return outcome.code === resultCodes.grantMissing ? (
        <CodeNeeded handle={handle} onProven={askAnew} />
      ) : (
        <FailureNotice failed={outcome} onRetry={askAnew} />
      )
    case 'transport':
      return <FailureNotice failed={outcome} onRetry={() => void ask()} />
  }
}
