import type { RequestOf } from '@ecenter/contract/call.ts'
import { checkSMSCode } from '@ecenter/contract/verification/check-sms-code.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/get-cent-phone-code.ts'
import { useState } from 'react'
import type { Failed } from '../client/outcome.ts'
import { send } from '../client/send.ts'
import { Sheet } from '../kit/Sheet.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { SlideStep } from './SlideStep.tsx'
import { type SentCode, SmsCodeStep } from './SmsCodeStep.tsx'

type Purpose = RequestOf<typeof getCentPhoneCode>['purpose']

interface PhoneOnFileSheetProps {
  readonly handle: string
  readonly purpose: Purpose
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onProven: () => void
}

/**
 * Proves that the visitor holds the phone on file: slide captcha, then the code sent to it. Closing
 * the sheet by mistake loses nothing: the code that is on its way can still be typed.
 */
export function PhoneOnFileSheet(props: PhoneOnFileSheetProps) {
  const { handle, purpose, isOpen, onClose, onProven } = props
  const [sent, setSent] = useState<SentCode>()
  const [failed, setFailed] = useState<Failed>()

  async function sendCode() {
    const outcome = await send(getCentPhoneCode, { handle, purpose })
    if (outcome.kind === 'answered') setSent({ ...outcome.value, sentAt: Date.now() })
    else setFailed(outcome)
  }

  function content() {
    if (failed !== undefined) {
      return <FailureNotice failed={failed} onRetry={() => setFailed(undefined)} />
    }
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

  return (
    <Sheet title="短信验证" isOpen={isOpen} onClose={onClose}>
      {content()}
    </Sheet>
  )
}
