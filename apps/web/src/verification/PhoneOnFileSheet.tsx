import type { RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import { checkSMSCode } from '@ecenter/contract/verification/check-sms-code.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/get-cent-phone-code.ts'
import { useState } from 'react'
import type { Failed } from '../client/outcome.ts'
import { send } from '../client/send.ts'
import { Sheet } from '../kit/Sheet.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { SlideStep } from './SlideStep.tsx'
import { SmsCodeStep } from './SmsCodeStep.tsx'

type Purpose = RequestOf<typeof getCentPhoneCode>['purpose']
type CodeSent = ResponseOf<typeof getCentPhoneCode>

interface PhoneOnFileSheetProps {
  readonly handle: string
  readonly purpose: Purpose
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onProven: () => void
}

/** Proves that the visitor holds the phone on file: slide captcha, then the code sent to it. */
export function PhoneOnFileSheet(props: PhoneOnFileSheetProps) {
  const { handle, purpose, isOpen, onClose, onProven } = props
  return (
    <Sheet title="短信验证" isOpen={isOpen} onClose={onClose}>
      <Steps handle={handle} purpose={purpose} onProven={onProven} />
    </Sheet>
  )
}

function Steps({ handle, purpose, onProven }: Omit<PhoneOnFileSheetProps, 'isOpen' | 'onClose'>) {
  const [sent, setSent] = useState<CodeSent>()
  const [failed, setFailed] = useState<Failed>()

  async function sendCode() {
    const outcome = await send(getCentPhoneCode, { handle, purpose })
    if (outcome.kind === 'answered') setSent(outcome.value)
    else setFailed(outcome)
  }

  if (failed !== undefined) return <FailureNotice failed={failed} />
  if (sent === undefined) return <SlideStep onPassed={sendCode} />
  return (
    <SmsCodeStep
      sent={sent}
      check={(smsCode) => send(checkSMSCode, { smsCode, purpose, handle })}
      onProven={onProven}
      onResend={() => setSent(undefined)}
    />
  )
}
