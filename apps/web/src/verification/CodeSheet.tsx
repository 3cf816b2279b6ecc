import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { CodeSent } from '@ecenter/contract/verification/code-sent.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type Failed, isSettled, type Outcome } from '../client/outcome.ts'
import { Loading } from '../kit/Loading.tsx'
import { NoticeBar } from '../kit/NoticeBar.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import styles from './CodeSheet.module.css'
import { FailureNotice } from './FailureNotice.tsx'
import { SlideStep } from './SlideStep.tsx'
import { type SentCode, SmsCodeStep } from './SmsCodeStep.tsx'

interface CodeSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onProven: () => void
  readonly askForCode: () => Promise<Outcome<CodeSent>>
  readonly checkCode: (smsCode: string) => Promise<Outcome<unknown>>
  /** Why a code is asked for once more. */
  readonly notice?: string | undefined
  /** What shows where no code will ever be sent. */
  readonly foundNoMore?: ReactNode
  /** For whom the number is not theirs: a link or a button. */
  readonly wrongNumber: ReactNode
}

/**
 * Slide captcha, then the code that was sent. Closing the sheet by mistake loses nothing: the code
 * that is on its way can still be typed.
 */
export function CodeSheet(props: CodeSheetProps) {
  const { isOpen, onClose, onProven, askForCode, checkCode, notice, wrongNumber } = props
  const [sent, setSent] = useState<SentCode>()
  const [failed, setFailed] = useState<Failed>()
  // Whoever was away for too long should not slide in vain, so a renewal asks first.
  const [isAskingFirst, setIsAskingFirst] = useState(notice !== undefined)

  async function sendCode() {
    const outcome = await askForCode()
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
    if (failed !== undefined && isFoundNoMore(failed) && props.foundNoMore !== undefined) {
      return props.foundNoMore
    }
    if (failed !== undefined) {
      return <FailureNotice failed={failed} onRetry={handleRetry} />
    }
    if (isAskingFirst) return <Loading />
    if (sent === undefined) return <SlideStep onPassed={sendCode} />
    return (
      <SmsCodeStep
        sent={sent}
        check={checkCode}
        onProven={onProven}
        onResend={() => setSent(undefined)}
        wrongNumber={wrongNumber}
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
