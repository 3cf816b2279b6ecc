import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { yuan } from '../../kit/money.ts'
import type { NotOpened } from './use-payment.ts'

interface NotOpenedDialogProps {
  readonly notOpened: NotOpened | undefined
  /** What the order costs now, in fen. */
  readonly sumPremium: number
  readonly onClose: () => void
  readonly onPay: () => void
}

/** Why there is no cashier; where the price has changed, whether to pay the new one. */
export function NotOpenedDialog(props: NotOpenedDialogProps) {
  const { notOpened, sumPremium, onClose, onPay } = props
  if (notOpened === undefined) return null
  if (notOpened.sumPremium !== sumPremium) {
    return (
      <ConfirmDialog
        isOpen
        title="金额有变化"
        text={`应付金额由 ${yuan(notOpened.sumPremium)} 元变为 ${yuan(sumPremium)} 元，要继续支付吗？`}
        yes="继续支付"
        no="先看看"
        onAnswer={(isYes) => (isYes ? onPay() : onClose())}
      />
    )
  }
  return (
    <Dialog isOpen onClose={onClose} actions={[{ label: '知道了', onPress: onClose }]}>
      {notOpened.text}
    </Dialog>
  )
}
