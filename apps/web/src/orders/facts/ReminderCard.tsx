import type { OrderDetail } from '@ecenter/contract/orders/order.ts'
import { changePaymentReminder } from '@ecenter/contract/orders/order-calls.ts'
import { useState } from 'react'
import { tellFailure } from '../../client/failure-dialog.ts'
import { renewProof } from '../../client/renewal.ts'
import { useAction } from '../../client/use-action.ts'
import { Card } from '../../kit/Card.tsx'
import { Switch } from '../../kit/Switch.tsx'

interface ReminderCardProps {
  readonly order: Pick<OrderDetail, 'handle' | 'isReminded' | 'payInfo'>
}

/** An SMS before the last day to pay, on and off at any time; it shows what the service has stored. */
export function ReminderCard({ order: { handle, isReminded, payInfo } }: ReminderCardProps) {
  const [isOn, setIsOn] = useState(isReminded)
  const [isSending, setIsSending] = useState(false)
  const change = useAction(changePaymentReminder)

  async function handleChange(wanted: boolean) {
    if (isSending) return
    setIsSending(true)
    const outcome = await change({ handle, isReminded: wanted })
    setIsSending(false)
    if (outcome.kind === 'answered') return setIsOn(outcome.value.isReminded)
    const goOn = () => void handleChange(wanted)
    if (renewProof(changePaymentReminder, { handle }, outcome, goOn)) return
    tellFailure({ call: changePaymentReminder, failed: outcome })
  }

  return (
    <Card label="短信提醒">
      <Switch
        name="reminder"
        isOn={isOn}
        onChange={handleChange}
        note={`最后一天还没有付款时，发短信到 ${payInfo.insuredMobile}。`}
      >
        付款到期前提醒我
      </Switch>
      <span className="sr-only" role="status">
        {isSending ? '正在保存' : isOn ? '付款提醒已打开' : '付款提醒已关闭'}
      </span>
    </Card>
  )
}
