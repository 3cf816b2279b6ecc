import type { Failed, Result } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { CodeSent } from '@ecenter/contract/verification/code.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { Sheet } from '../kit/overlays/Sheet.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { closeSentCode, forgetSentCode } from '../state/sent-codes.ts'
import styles from './CodeSheet.module.css'
import { CodeWait } from './CodeWait.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { SlideStep } from './SlideStep.tsx'
import { SmsCodeStep } from './SmsCodeStep.tsx'
import { useCodeProgress } from './use-code-progress.ts'

interface CodeSheetProps {
  /** Names what the code proves. */
  readonly proof: string
  /** The form that it is for, which opens the sheet again after a reload. */
  readonly form?: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onProven: () => void
  readonly askForCode: () => Promise<Result<CodeSent>>
  readonly checkCode: (smsCode: string) => Promise<Result<unknown>>
  /** Why a code is asked for once more. */
  readonly notice?: string | undefined
  /** What shows where no code will ever be sent. */
  readonly foundNoMore?: ReactNode
  /** For whom the number is not theirs: a link or a button. */
  readonly wrongNumber: ReactNode
}

/**
 * Slide captcha, then the code that was sent. Closing the sheet by mistake loses nothing: the code
 * that is on its way can still be typed. One that has to wait is not sent while the sheet is closed.
 */
export function CodeSheet(props: CodeSheetProps) {
  const { proof, form, isOpen, onClose, onProven, askForCode, checkCode, notice, wrongNumber } =
    props
  // Whoever was away for too long should not slide in vain, so a renewal asks first.
  const begins = notice === undefined ? 'sliding' : 'asking'
  const { progress, send, ask, startOver, retry } = useCodeProgress({
    proof,
    form,
    begins,
    askForCode,
  })

  const handleOpen = useEffectEvent(() => {
    if (progress.kind === 'asking') ask()
  })
  const isRestoring = progress.kind === 'restoring'
  useEffect(() => {
    if (isOpen && !isRestoring) handleOpen()
  }, [isOpen, isRestoring])

  function handleClose() {
    closeSentCode(proof)
    onClose()
  }

  function handleProven() {
    forgetSentCode(proof)
    onProven()
  }

  function content() {
    switch (progress.kind) {
      case 'restoring':
      case 'asking':
        return <Loading />
      case 'sliding':
        return <SlideStep onPassed={send} />
      case 'waiting':
        return <CodeWait wait={progress.wait} onOver={ask} />
      case 'sent':
        return (
          <SmsCodeStep
            sent={progress.sent}
            check={checkCode}
            onProven={handleProven}
            onResend={startOver}
            wrongNumber={wrongNumber}
          />
        )
      case 'failed':
        return isFoundNoMore(progress.failed) && props.foundNoMore !== undefined ? (
          props.foundNoMore
        ) : (
          <FailureNotice failed={progress.failed} onRetry={retry} />
        )
    }
  }

  return (
    <Sheet title="短信验证" isOpen={isOpen} onClose={handleClose}>
      {notice !== undefined && progress.kind !== 'failed' && (
        <div className={styles.why}>
          <NoticeBar tone="neutral">{notice}</NoticeBar>
        </div>
      )}
      {content()}
    </Sheet>
  )
}

/** Not even that the customer found it is known any more: the visit was interrupted for too long. */
function isFoundNoMore(failed: Failed): boolean {
  return failed.kind === 'rejected' && failed.code === resultCodes.grantMissing
}
