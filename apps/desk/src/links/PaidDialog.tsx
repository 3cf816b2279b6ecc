import type { TypedOf } from '@ecenter/contract/call.ts'
import type { DeskResponseOf } from '@ecenter/contract/desk/desk-call.ts'
import { markPaid } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { useState } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { amountText } from '../kit/fields/amount-text.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import type { LinkDialogProps } from './link-dialog.ts'
import { TransferFields, today } from './TransferFields.tsx'

interface Shown {
  readonly preview: NonNullable<DeskResponseOf<typeof markPaid>['preview']>
  /** What it was shown for: nothing else is confirmed. */
  readonly transfer: Pick<TypedOf<typeof markPaid>, 'amountFen' | 'bankReference' | 'paidOn'>
}

/** What was transferred, as its receipt says; then what the customer will be told, and only then it is done. */
export function PaidDialog({ link: { linkId, amount }, ...dialog }: LinkDialogProps) {
  const { onClose, onDone, onRefused } = dialog
  const [shown, setShown] = useState<Shown>()
  const form = useDeskForm(markPaid, {
    initial: { amountFen: undefined, bankReference: '', paidOn: today() },
    fixed: { linkId },
    draft: `link-paid/${linkId}`,
    isDone: () => false,
    onAnswer({ preview }) {
      const { amountFen = 0, bankReference = '', paidOn = '' } = form.values
      setShown(preview && { preview, transfer: { amountFen, bankReference, paidOn } })
    },
    onFailure() {
      onRefused()
      return false
    },
  })
  const confirm = useDeskForm(markPaid, {
    initial: {},
    fixed: { ...shown?.transfer, linkId, confirmed: true },
    onAnswer() {
      form.reset()
      onDone('已标记打款，短信正在发给客户。')
    },
    onFailure() {
      onRefused()
      return false
    },
  })
  if (shown !== undefined) {
    const { preview, transfer } = shown
    return (
      <FormDialog
        title="已经打款？"
        action="已打款，短信告知客户"
        form={confirm}
        onClose={() => setShown(undefined)}
      >
        <Callout tone="warning">
          {`共 ${amountText(transfer.amountFen)}，银行流水号 ${transfer.bankReference}。标记后客户马上看到下面的内容，完整卡号不再显示。`}
        </Callout>
        <p>{`客户点开链接会看到：${preview.shown}`}</p>
        <p>{`短信会告诉客户：${preview.told}`}</p>
      </FormDialog>
    )
  }
  return (
    <FormDialog title="标记已打款" action="下一步：看客户会收到什么" form={form} onClose={onClose}>
      <TransferFields
        owed={amount}
        amount={form.field('amountFen')}
        reference={form.field('bankReference')}
        day={form.field('paidOn')}
      />
    </FormDialog>
  )
}
