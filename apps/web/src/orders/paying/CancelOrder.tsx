import type { OrderDetail } from '@ecenter/contract/orders/order.ts'
import { cancelOrder } from '@ecenter/contract/orders/order-calls.ts'
import { useState } from 'react'
import { tellFailure } from '../../client/failure-dialog.ts'
import { renewProof } from '../../client/renewal.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog.tsx'

interface CancelOrderProps {
  readonly order: Pick<OrderDetail, 'handle' | 'title'>
  /** It is given up, or something happened to it meanwhile. */
  readonly onChanged: () => void
}

/** Gives up an order that is not paid, once that is confirmed. */
export function CancelOrder({ order: { handle, title }, onChanged }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const cancel = useAction(cancelOrder)

  async function handleYes() {
    setIsBusy(true)
    const outcome = await cancel({ handle })
    setIsBusy(false)
    if (outcome.kind === 'answered') return onChanged()
    if (renewProof(cancelOrder, { handle }, outcome, () => void handleYes())) return
    tellFailure({ call: cancelOrder, failed: outcome })
    if (outcome.kind === 'refused') onChanged()
  }

  return (
    <>
      <Button variant="text" isBlock isBusy={isBusy} onClick={() => setIsAsking(true)}>
        取消订单
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="取消这笔订单？"
        text={`${title}不再保留，报价也不再有效。需要时要重新投保。`}
        yes="取消订单"
        no="先不取消"
        onAnswer={(isYes) => {
          setIsAsking(false)
          if (isYes) void handleYes()
        }}
      />
    </>
  )
}
