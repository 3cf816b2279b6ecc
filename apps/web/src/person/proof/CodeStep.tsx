import { httpText } from '@ecenter/client/http-text.ts'
import { type Failed, isSettled } from '@ecenter/client/result.ts'
import { useIsHere } from '@ecenter/client/use-is-here.ts'
import { confirmProof, startProof } from '@ecenter/contract/person/proof.ts'
import type { ProofState } from '@ecenter/contract/person/read-proof.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { CountdownButton } from '../../kit/buttons/CountdownButton.tsx'
import { useCountdown } from '../../kit/buttons/use-countdown.ts'
import { groupedMobile } from '../../kit/fields/grouped-mobile.ts'
import { OtpField } from '../../kit/fields/OtpField.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
import { HelpSheet } from './HelpSheet.tsx'
import styles from './proof.module.css'
import { agreedTo } from './use-start-form.tsx'

const SlideSheet = later(() => import('../../verification/SlideSheet.tsx'), 'SlideSheet')

interface CodeStepProps {
  readonly sent: ProofState
  /** As it was typed here; after a reload it may be gone: its mask stands for it, and the service knows it still. */
  readonly mobile: string | undefined
  readonly onProven: (state: ProofState) => void
  readonly onSent: (state: ProofState) => void
  readonly onOtherPhone: () => void
  /** The service has forgotten this proof. */
  readonly onLost: () => void
}

/** The code that was sent; its last digit goes on by itself. */
export function CodeStep({ sent, mobile, onProven, onSent, onOtherPhone, onLost }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isHelping, setIsHelping] = useState(false)
  const [isSliding, setIsSliding] = useState(false)
  const confirm = useAction(confirmProof)
  const start = useAction(startProof)
  const isHere = useIsHere()
  const field = useRef<HTMLInputElement>(null)
  // What is typed in another form meanwhile is not where this code went.
  const typed = mobile && maskOf(mobile) === sent.maskedMobile ? mobile : undefined
  const phone = typed === undefined ? sent.maskedMobile : groupedMobile(typed)
  const countdown = useCountdown(sent.resendAfterSeconds ?? 0, { startsAtOnce: true })
  useEffect(() => {
    field.current?.focus()
  }, [])

  async function judge(smsCode: string) {
    if (isBusy) return
    setIsBusy(true)
    const result = await confirm({ smsCode })
    if (!isHere()) return
    setIsBusy(false)
    if (result.kind === 'answered') return onProven(result.value)
    setError(wordsOf(result))
    // What the service has judged is typed anew; what it has not seen can be sent as it is.
    if (isSettled(result)) setCode('')
    field.current?.focus()
  }

  async function resend() {
    setIsHelping(false)
    setNotice(undefined)
    setIsBusy(true)
    // Of another way than by phone nobody knows any more what was typed: it is asked for again.
    if (phone === undefined) return onOtherPhone()
    const result = await start({ mobile: typed, isAgain: typed === undefined, agreedTo })
    if (!isHere()) return
    setIsBusy(false)
    if (result.kind === 'answered') {
      setCode('')
      setError(undefined)
      countdown.start(result.value.resendAfterSeconds ?? 0)
      onSent(result.value)
    } else if (result.kind === 'rejected' && result.code === resultCodes.slideNeeded) {
      setIsSliding(true)
    } else if (result.kind === 'rejected' && result.code === resultCodes.fieldRefused) {
      // Where it went nobody knows any more, once the code is no good.
      onLost()
    } else {
      setNotice(wordsOf(result))
    }
  }

  return (
    <>
      <PageIntro title="输入 6 位验证码">
        {phone === undefined ? (
          '资料对得上的，验证码已发到投保时留的手机 '
        ) : (
          <>
            已发到 <b className="num">{phone}</b>{' '}
          </>
        )}
        <Button variant="text" isCompact onClick={onOtherPhone}>
          {phone === undefined ? '改资料' : '改号码'}
        </Button>
      </PageIntro>
      <form
        aria-label="填写验证码"
        onSubmit={(event) => {
          event.preventDefault()
          void judge(code)
        }}
      >
        <FormNotice text={notice} />
        <OtpField
          label="6 位短信验证码"
          name="smsCode"
          ref={field}
          value={code}
          error={error}
          onChange={(typed) => {
            setCode(typed)
            setError(undefined)
          }}
          onComplete={(typed) => void judge(typed)}
        />
        <div className={styles.between}>
          <CountdownButton countdown={countdown} onPress={() => void resend()} look="line" />
          <Button variant="text" isCompact onClick={() => setIsHelping(true)}>
            没有收到？
          </Button>
        </div>
        <p className={styles.hint} role="status">
          {isBusy ? '正在核对…' : '填满 6 位会自动继续，不用再点。'}
        </p>
      </form>
      <HelpSheet kind="code" isOpen={isHelping} onClose={() => setIsHelping(false)} />
      <SlideSheet
        isOpen={isSliding}
        onClose={() => setIsSliding(false)}
        onPassed={() => {
          setIsSliding(false)
          void resend()
        }}
      />
    </>
  )
}

/** As the service shows it. */
function maskOf(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}

function wordsOf(failed: Failed): string {
  return failed.kind === 'rejected' ? failed.message : httpText(failed.status)
}
