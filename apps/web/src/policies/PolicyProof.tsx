import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Loading } from '../kit/Loading.tsx'
import { ResultState } from '../kit/ResultState.tsx'
import { SkeletonCards } from '../kit/Skeleton.tsx'
import { FailureState } from '../shell/FailureState.tsx'
import { PhoneOnFileSheet } from '../verification/PhoneOnFileSheet.tsx'
import type { PolicyDetails } from './use-policy-details.ts'

/** Until the details are there: on their way, waiting for the code of the phone on file, or failed. */
export function PolicyProof({ handle, failed, ask }: PolicyDetails) {
  if (failed === undefined) {
    return (
      <>
        <Loading />
        <SkeletonCards />
      </>
    )
  }
  const isProofMissing = failed.kind === 'refused' && failed.code === resultCodes.grantMissing
  if (!isProofMissing) {
    return <FailureState failed={failed} onRetry={ask} queryHref="#/policy-query" />
  }
  return <CodeNeeded handle={handle} onProven={ask} />
}

interface CodeNeededProps {
  readonly handle: string
  readonly onProven: () => void
}

function CodeNeeded({ handle, onProven }: CodeNeededProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <ResultState
        tone="empty"
        icon={LockKeyhole}
        title="需要短信验证"
        actions={
          <Button isBlock onClick={() => setIsOpen(true)}>
            获取验证码
          </Button>
        }
      >
        保单详情含有个人信息，验证登记的手机号后即可查看。
      </ResultState>
      <PhoneOnFileSheet
        handle={handle}
        purpose="open-policy"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onProven={() => {
          setIsOpen(false)
          onProven()
        }}
      />
    </>
  )
}
