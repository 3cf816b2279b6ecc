import { LockKeyhole } from 'lucide'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { ResultState } from '../kit/ResultState.tsx'
import { PhoneOnFileSheet } from './PhoneOnFileSheet.tsx'

interface CodeNeededProps {
  readonly handle: string
  readonly onProven: () => void
  /** Where the customer can ask anew when what they found has expired altogether. */
  readonly queryHref?: string | undefined
}

/** In place of details that are not proven yet: asks for the code of the phone on file. */
export function CodeNeeded({ handle, onProven, queryHref }: CodeNeededProps) {
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
        保单详情含有个人信息，
        <br />
        验证登记的手机号后即可查看。
      </ResultState>
      <PhoneOnFileSheet
        handle={handle}
        purpose="open-policy"
        queryHref={queryHref}
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
