import { classNames } from '@ecenter/ui/class-names.ts'
import styles from './CountdownButton.module.css'
import type { RunningCountdown } from './use-countdown.ts'

interface CountdownButtonProps {
  readonly countdown: RunningCountdown
  /** Asks for a code; whoever sends it starts the countdown when it has gone out. */
  readonly onPress: () => void
  readonly isSending?: boolean
  /** `field` for a field's `trailing`; `line` for a line of text in a sheet. */
  readonly look?: 'field' | 'line'
}

/** 获取验证码, then 48 秒后重发, then 重新获取. Keeps the focus while it waits. */
export function CountdownButton(props: CountdownButtonProps) {
  const { countdown, onPress, isSending = false, look = 'field' } = props
  const isWaiting = isSending || countdown.left > 0
  return (
    <>
      <button
        type="button"
        className={classNames(styles.button, styles[look], 'num')}
        aria-disabled={isWaiting || undefined}
        onClick={() => {
          if (!isWaiting) onPress()
        }}
      >
        {textOf(countdown, isSending, look)}
      </button>
      <span className="sr-only" role="status">
        {announcementOf(countdown)}
      </span>
    </>
  )
}

function announcementOf({ announced }: RunningCountdown): string {
  if (announced === undefined) return ''
  return announced > 0 ? `${announced} 秒后可重新获取` : '可以重新获取验证码'
}

function textOf({ left, hasStarted }: RunningCountdown, isSending: boolean, look: string): string {
  if (isSending) return '正在发送…'
  if (left > 0) return look === 'field' ? `${left} 秒后重发` : `${left} 秒后可重新获取`
  return hasStarted ? '重新获取' : '获取验证码'
}
