import { CountdownButton } from '../buttons/CountdownButton.tsx'
import type { RunningCountdown } from '../buttons/use-countdown.ts'
import { Field, type FieldProps } from './Field.tsx'

interface CodeFieldProps extends Omit<FieldProps, 'label' | 'trailing'> {
  readonly label?: string
  readonly length?: number
  readonly countdown: RunningCountdown
  /** Asks for a code; whoever sends it starts the countdown when it has gone out. */
  readonly onSend: () => void
  readonly isSending?: boolean
}

/** A code that a message brings, beside the button that sends it; the phone offers to fill it in. */
export function CodeField(props: CodeFieldProps) {
  const { label = '短信验证码', length = 6, countdown, onSend, isSending, ...field } = props
  return (
    <Field
      placeholder={`${length} 位数字`}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={length}
      {...field}
      label={label}
      trailing={
        <CountdownButton countdown={countdown} onPress={onSend} isSending={isSending ?? false} />
      }
    />
  )
}
