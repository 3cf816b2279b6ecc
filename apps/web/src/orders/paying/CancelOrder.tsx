import type { OrderDetail } from '@ecenter/contract/orders/order.ts'
import { cancelOrder } from '@ecenter/contract/orders/order-calls.ts'
import { useState } from 'react'
import { tellFailure } from '../../client/failures/failure-dialog.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { queryHref } from '../order-pages.ts'

interface CancelOrderProps {
  readonly order: Pick<OrderDetail, 'handle' | 'title' | 'payInfo'>
  readonly onCancelled: () => void
  /** Something may have happened to it meanwhile. */
  readonly onChanged: () => void
}

/** Gives up an order that is not paid, once that is confirmed and a code for it was typed. */
export function CancelOrder({ order, onCancelled, onChanged }: CancelOrderProps) {
  const { handle, title, payInfo } = order
  const [isAsking, setIsAsking] = useState(false)
  const form = useFreshCodeForm(
    cancelOrder,
    {
      ...{ handle, purpose: 'cancel-order' },
      queryHref: queryHref(payInfo.systemType === 'car' ? 'plate' : 'name'),
    },
    {
      initial: {},
      fixed: { handle },
      onAnswer: onCancelled,
      onRefusal() {
        onChanged()
        return false
      },
      onFailure(failed) {
        tellFailure({ call: cancelOrder, failed })
        // It may be cancelled though its answer was lost.
        if (failed.kind === 'transport') onChanged()
      },
    },
  )

  return (
    <>
      <FormNotice text={form.notice} />
      <Button variant="text" isBlock isBusy={form.isSending} onClick={() => setIsAsking(true)}>
        取消订单
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="取消这笔订单？"
        text={`${title}还没有付款。取消后不能恢复，要投保得重新报价。已有的保单不受影响。`}
        yes="取消订单"
        no="先不取消"
        onAnswer={(isYes) => {
          setIsAsking(false)
          if (isYes) void form.submit()
        }}
      />
      {form.sheet}
    </>
  )
}
