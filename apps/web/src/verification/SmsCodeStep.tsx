import { httpText } from '@ecenter/client/http-text.ts'
import { isSettled, type Result } from '@ecenter/client/result.ts'
import { useIsHere } from '@ecenter/client/use-is-here.ts'
import { smsCodeLength } from '@ecenter/contract/constants/lengths.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../kit/buttons/Button.tsx'
import { CountdownButton } from '../kit/buttons/CountdownButton.tsx'
import { useCountdown } from '../kit/buttons/use-countdown.ts'
import { OtpField } from '../kit/fields/OtpField.tsx'
import type { SentCode } from './code-progress.ts'
import styles from './SmsCodeStep.module.css'

interface SmsCodeStepProps {
  readonly sent: SentCode
  readonly check: (smsCode: string) => Promise<Result<unknown>>
  readonly onProven: () => void
  readonly onResend: () => void
  /** For whom the number is not theirs: a link or a button. */
  readonly wrongNumber: ReactNode
}

/** Where the code went, six boxes for it, and when it can be asked for again. */
export function SmsCodeStep(props: SmsCodeStepProps) {
  const { sent, check, onProven, onResend, wrongNumber } = props
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)
  const isHere = useIsHere()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])
  const countdown = useCountdown(secondsToWait(sent), { startsAtOnce: true })

  async function judge(typed: string) {
    setIsChecking(true)
    const result = await check(typed)
    // Who has closed it meanwhile may be correcting what was typed, and sends it by themselves.
    if (!isHere()) return
    setIsChecking(false)
    if (result.kind === 'answered') return onProven()
    // What the service has not seen can be tried again as it is.
    if (isSettled(result)) setCode('')
    setError(result.kind === 'rejected' ? result.message : httpText(result.status))
  }

  return (
    <>
      <p className={styles.lead}>
        为保护您的信息，请输入 6 位验证码
        <br />
        已发送至 <b className="num">{sent.maskedMobile}</b>
      </p>
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
        onComplete={judge}
      />
      <div className={styles.line}>
        <CountdownButton countdown={countdown} onPress={onResend} look="line" />
        {wrongNumber}
      </div>
      <Button
        isBlock
        isBusy={isChecking}
        disabled={code.length < smsCodeLength}
        onClick={() => judge(code)}
      >
        确认
      </Button>
    </>
  )
}

function secondsToWait({ resendAfterSeconds, sentAt }: SentCode): number {
  return Math.max(0, resendAfterSeconds - Math.floor((Date.now() - sentAt) / 1000))
}
