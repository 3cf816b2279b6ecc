import { LockKeyhole } from 'lucide'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { PhoneOnFileSheet } from './PhoneOnFileSheet.tsx'

interface CodeNeededProps {
  readonly handle: string
  /** What the code is for; one for an action opens the details with it. */
  readonly purpose?: ComponentProps<typeof PhoneOnFileSheet>['purpose'] | undefined
  /** What it opens, in the customer's word; by default that of the purpose. */
  readonly subject?: string | undefined
  /** Another way than the code. The sheet for the code does not rise over it by itself. */
  readonly otherWay?: ReactNode
  /** Whether the sheet for the code rises by itself. */
  readonly isOpenAtOnce?: boolean
  readonly onProven: () => void
  /** Where the customer can ask anew when what they found has expired altogether. */
  readonly queryHref?: string | undefined
}

/** In place of details that are not proven yet: asks for the code of the phone on file. */
export function CodeNeeded(props: CodeNeededProps) {
  const { handle, purpose = 'open-policy', otherWay, onProven, queryHref } = props
  const { isOpenAtOnce = otherWay === undefined } = props
  const { subject = purpose === 'open-claim' ? '理赔信息' : '保单' } = props
  const [isOpen, setIsOpen] = useState(isOpenAtOnce)
  return (
    <>
      <ResultState
        tone="empty"
        icon={LockKeyhole}
        title="需要短信验证"
        actions={
          <>
            <Button isBlock onClick={() => setIsOpen(true)}>
              获取验证码
            </Button>
            {otherWay}
          </>
        }
      >
        {subject}含有个人信息，
        <br />
        验证登记的手机号后即可继续。
      </ResultState>
      <PhoneOnFileSheet
        handle={handle}
        purpose={purpose}
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
