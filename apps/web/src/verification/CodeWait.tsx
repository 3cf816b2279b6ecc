import { useEffect, useEffectEvent } from 'react'
import { type Countdown, secondsLeft } from '../kit/buttons/countdown.ts'
import { useCountdown } from '../kit/buttons/use-countdown.ts'
import styles from './CodeWait.module.css'

interface CodeWaitProps {
  readonly wait: Countdown
  /** Sends the code; not when the customer has left meanwhile. */
  readonly onOver: () => void
}

/** A phone gets one code a minute, so whoever asks again sooner waits here and does nothing. */
export function CodeWait({ wait, onOver }: CodeWaitProps) {
  const countdown = useCountdown(secondsLeft(wait, Date.now()), { startsAtOnce: true })
  const { left, announced = 0 } = countdown
  const isOver = left === 0

  const handleOver = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) handleOver()
  }, [isOver])

  return (
    <div className={styles.wait}>
      <p>刚发过验证码，还需等</p>
      <p className={styles.left}>
        <b className="num">{left}</b> 秒
      </p>
      <p>到时自动发送，您不用操作。</p>
      <p className="sr-only" role="status">
        {announced > 0 && `刚发过验证码，还需等 ${announced} 秒，到时自动发送`}
      </p>
    </div>
  )
}
