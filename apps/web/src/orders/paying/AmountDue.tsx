import type { PaymentInfo } from '@ecenter/contract/orders/order.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Clock } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useCountdown } from '../../kit/buttons/use-countdown.ts'
import { yuan } from '../../kit/words/money.ts'
import { untilText } from '../../kit/words/until-text.ts'
import styles from './AmountDue.module.css'
import { secondsUntil } from './time-left.ts'

interface AmountDueProps {
  readonly payInfo: PaymentInfo
  /** Where it cannot be paid now, the customer is not hurried. */
  readonly isPayable: boolean
  /** The last moment to pay has passed. */
  readonly onTimeUp: () => void
}

/** How much, and until when. */
export function AmountDue({ payInfo, isPayable, onTimeUp }: AmountDueProps) {
  const { sumPremium, lastPayDate } = payInfo
  return (
    <section className={styles.head} aria-label="应付金额">
      <p>应付金额</p>
      <p className={styles.amount}>
        <span className="num">{yuan(sumPremium)}</span>
        <small>元</small>
      </p>
      {isPayable && <TimeLeft key={lastPayDate} {...{ lastPayDate, onTimeUp }} />}
    </section>
  )
}

interface TimeLeftProps extends Pick<AmountDueProps, 'onTimeUp'> {
  readonly lastPayDate: string
}

function TimeLeft({ lastPayDate, onTimeUp }: TimeLeftProps) {
  const { left } = useCountdown(secondsUntil(lastPayDate, Date.now()), { startsAtOnce: true })
  const isUp = left === 0
  const handleTimeUp = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (isUp) handleTimeUp()
  }, [isUp])

  if (isUp) return <Line>支付时间已到，正在更新订单。</Line>
  return (
    <Line>
      请在 <b className="num">{untilText(lastPayDate, new Date())}</b> 前支付，超时订单会取消
    </Line>
  )
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.time}>
      <Icon of={Clock} size="s" />
      <span>{children}</span>
    </p>
  )
}
