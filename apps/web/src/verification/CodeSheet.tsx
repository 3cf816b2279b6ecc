import { type Failed, isSettled, type Result } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { CodeSent } from '@ecenter/contract/verification/code.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { Sheet } from '../kit/overlays/Sheet.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { useRestored } from '../state/keeping/kept-store.ts'
import {
  closeSentCode,
  forgetSentCode,
  isGood,
  keepSentCode,
  useSentCodes,
} from '../state/sent-codes.ts'
import styles from './CodeSheet.module.css'
import { CodeWait } from './CodeWait.tsx'
import { type CodeProgress, progressAfter } from './code-progress.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { SlideStep } from './SlideStep.tsx'
import { SmsCodeStep } from './SmsCodeStep.tsx'

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
  /** The service says whether a slide has to go before it; else there always is one. */
  readonly isAskedFirst?: boolean
  /** Why a code is asked for once more. */
  readonly notice?: string | undefined
  /** What shows where no code will ever be sent. */
  readonly foundNoMore?: ReactNode
  /** For whom the number is not theirs: a link or a button. */
  readonly wrongNumber: ReactNode
}

/**
 * Slide captcha where one is needed, then the code that was sent. Closing the sheet by mistake loses nothing: the code
 * that is on its way can still be typed. One that has to wait is not sent while the sheet is closed.
 */
export function CodeSheet(props: CodeSheetProps) {
  const { proof, form, isOpen, onClose, onProven, askForCode, checkCode, notice, wrongNumber } =
    props
  // Whoever was away for too long should not slide in vain, so a renewal asks first, too.
  const begins = props.isAskedFirst || notice !== undefined ? 'asking' : 'sliding'
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

interface CodeWay {
  /** Names what the code proves, so that a reload finds the one that was sent. */
  readonly proof: string
  /** The form that it is for, which opens the sheet again after a reload. */
  readonly form: string | undefined
  readonly begins: 'asking' | 'sliding'
  readonly askForCode: () => Promise<Result<CodeSent>>
}

/** The way to a code, from the slide to its sending; after a reload it goes on with what was sent. */
function useCodeProgress({ proof, form, begins, askForCode }: CodeWay) {
  const [own, setProgress] = useState<CodeProgress>()
  const isRestored = useRestored(useSentCodes)
  const sent = useSentCodes((all) => all[proof])
  const [openedAt] = useState(Date.now)
  const isAsking = useRef(false)
  const progress: CodeProgress = own ?? beginning()

  function beginning(): CodeProgress {
    if (!isRestored) return { kind: 'restoring' }
    return sent !== undefined && isGood(sent, openedAt) ? { kind: 'sent', sent } : { kind: begins }
  }

  async function send() {
    // Who closes the sheet meanwhile and opens it again asks for one code.
    if (isAsking.current) return
    isAsking.current = true
    const result = await askForCode()
    isAsking.current = false
    const now = Date.now()
    if (result.kind === 'answered') {
      keepSentCode(proof, { ...result.value, sentAt: now, openIn: form })
    }
    setProgress((before = { kind: begins }) => progressAfter(result, before, now))
  }

  function ask() {
    setProgress({ kind: 'asking' })
    void send()
  }

  function startOver() {
    if (begins === 'asking') ask()
    else setProgress({ kind: 'sliding' })
  }

  return {
    progress,
    /** After a slide, whose picture stays to be seen. */
    send,
    /** Without a new slide. */
    ask,
    startOver,
    retry() {
      // The code may be on its way all the same, and then nobody has to slide for it again.
      if (progress.kind === 'failed' && !isSettled(progress.failed)) ask()
      else startOver()
    },
  }
}
