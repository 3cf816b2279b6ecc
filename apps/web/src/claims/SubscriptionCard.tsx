import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { changeSubscription } from '@ecenter/contract/claims/claim-calls.ts'
import { useState } from 'react'
import { tellFailure } from '../client/failures/failure-dialog.ts'
import { renewProof } from '../client/renewal/renewal.ts'
import { useAction } from '../client/use-action.ts'
import { Switch } from '../kit/choices/Switch.tsx'
import { Card } from '../kit/layout/Card.tsx'

interface SubscriptionCardProps {
  /** Of the claim. */
  readonly handle: string
  readonly subscription: NonNullable<ClaimDetail['subscription']>
}

/** An SMS at each new step, on and off at any time; it shows what the service has stored. */
export function SubscriptionCard({ handle, subscription }: SubscriptionCardProps) {
  const [isOn, setIsOn] = useState(subscription.isOn)
  const [isSending, setIsSending] = useState(false)
  const change = useAction(changeSubscription)

  async function handleChange(wanted: boolean) {
    if (isSending) return
    setIsSending(true)
    const result = await change({ handle, isOn: wanted })
    setIsSending(false)
    if (result.kind === 'answered') return setIsOn(result.value.isOn)
    if (renewProof(changeSubscription, { handle }, result, () => void handleChange(wanted))) return
    tellFailure({ call: changeSubscription, failed: result })
  }

  return (
    <Card label="短信提醒">
      <Switch
        name="subscription"
        isOn={isOn}
        onChange={handleChange}
        note={`有新进展时，发短信到 ${subscription.maskedMobile}。随时可以关掉。`}
      >
        短信告诉我进展
      </Switch>
      <span className="sr-only" role="status">
        {isSending ? '正在保存' : isOn ? '短信提醒已打开' : '短信提醒已关闭'}
      </span>
    </Card>
  )
}
