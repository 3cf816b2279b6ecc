import { tellTransfer } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import type { LinkDialogProps } from './link-dialog.ts'
import { TransferFields, today } from './TransferFields.tsx'

/** Another transfer for the same link: nothing is sent to the customer, a supervisor finds out. */
export function OtherTransferDialog({ link, onClose, onDone, onRefused }: LinkDialogProps) {
  const { linkId, amount } = link
  const form = useDeskForm(tellTransfer, {
    initial: { amountFen: undefined, bankReference: '', paidOn: today() },
    fixed: { linkId },
    draft: `link-transfer/${linkId}`,
    onAnswer: () => onDone('已登记，主管会核实是否重复打款。'),
    onFailure() {
      onRefused()
      return false
    },
  })
  return (
    <FormDialog title="登记另一笔转账" action="登记，交主管核实" form={form} onClose={onClose}>
      <TransferFields
        owed={amount}
        amount={form.field('amountFen')}
        reference={form.field('bankReference')}
        day={form.field('paidOn')}
      />
    </FormDialog>
  )
}
