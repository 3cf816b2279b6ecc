import type { RequestOf } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { checkSMSCode } from '@ecenter/contract/verification/check-sms-code.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/get-cent-phone-code.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Failed, isSettled } from '../client/outcome.ts'
import { useAction } from '../client/use-action.ts'
import { Loading } from '../kit/Loading.tsx'
import { NoticeBar } from '../kit/NoticeBar.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { FoundNoMore } from './FoundNoMore.tsx'
import styles from './PhoneOnFileSheet.module.css'
import { SlideStep } from './SlideStep.tsx'
import { type SentCode, SmsCodeStep } from './SmsCodeStep.tsx'

type Purpose = RequestOf<typeof getCentPhoneCode>['purpose']

interface PhoneOnFileSheetProps {
  readonly handle: string
  readonly purpose: Purpose
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onProven: () => void
  /** Why a code is asked for once more. */
  readonly notice?: string
  /** Where the customer can ask anew when what they found has expired altogether. */
  readonly queryHref?: string | undefined
}

/**
 * Proves that the visitor holds the phone on file: slide captcha, then the code sent to it. Closing
 * the sheet by mistake loses nothing: the code that is on its way can still be typed.
 */
export function PhoneOnFileSheet(props: PhoneOnFileSheetProps) {
  const { handle, purpose, isOpen, onClose, onProven, notice, queryHref } = props
  const [sent, setSent] = useState<SentCode>()
  const [failed, setFailed] = useState<Failed>()
  // Whoever was away for too long should not slide in vain, so a renewal asks first.
  const [isAskingFirst, setIsAskingFirst] = useState(notice !== undefined)

  const askForCode = useAction(getCentPhoneCode)
  const checkCode = useAction(checkSMSCode)

  async function sendCode() {
    const outcome = await askForCode({ handle, purpose })
    setIsAskingFirst(false)
    if (outcome.kind === 'answered') setSent({ ...outcome.value, sentAt: Date.now() })
    else if (!isAskingFirst || !isSlideNeeded(outcome)) setFailed(outcome)
  }

  function handleRetry() {
    setFailed(undefined)
    // The code may be on its way all the same, and then nobody has to slide for it again.
    if (failed === undefined || isSettled(failed)) return
    setIsAskingFirst(true)
    void sendCode()
  }

  const handleOpen = useEffectEvent(() => {
    if (isAskingFirst) void sendCode()
  })
  useEffect(() => {
    if (isOpen) handleOpen()
  }, [isOpen])

  function content() {
    if (failed !== undefined && isFoundNoMore(failed)) {
      return <FoundNoMore queryHref={queryHref} />
    }
    if (failed !== undefined) {
      return <FailureNotice failed={failed} onRetry={handleRetry} />
    }
    if (isAskingFirst) return <Loading />
    if (sent === undefined) return <SlideStep onPassed={sendCode} />
    return (
      <SmsCodeStep
        sent={sent}
        check={(smsCode) => checkCode({ smsCode, purpose, handle })}
        onProven={onProven}
        onResend={() => setSent(undefined)}
      />
    )
  }

  return (
    <Sheet title="短信验证" isOpen={isOpen} onClose={onClose}>
      {notice !== undefined && failed === undefined && (
        <div className={styles.why}>
          <NoticeBar tone="neutral">{notice}</NoticeBar>
        </div>
      )}
      {content()}
    </Sheet>
  )
}

function isSlideNeeded(failed: Failed): boolean {
  return failed.kind === 'refused' && failed.code === resultCodes.slideNeeded
}

/** Not even that the customer found it is known any more: the visit was interrupted for too long. */
function isFoundNoMore(failed: Failed): boolean {
  return failed.kind === 'refused' && failed.code === resultCodes.grantMissing
}
