import { type Revealable, revealField } from '@ecenter/contract/customers/desk/read-customer.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { TextField } from '../kit/fields/TextField.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'

export const revealNames: Readonly<Record<Revealable, string>> = {
  mobile: '手机号',
  'id-number': '证件号码',
}

interface RevealDialogProps {
  readonly customerId: string
  readonly field: Revealable
  readonly onShown: (value: string) => void
  readonly onClose: () => void
}

/** Why one needs to see it: the customer reads the words. */
export function RevealDialog({ customerId, field, onShown, onClose }: RevealDialogProps) {
  const form = useDeskForm(revealField, {
    initial: { reason: '' },
    fixed: { customerId, field },
    onAnswer({ value }) {
      onShown(value)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`查看完整的${revealNames[field]}`}
      action="查看"
      form={form}
      onClose={onClose}
    >
      <TextField
        label="查看原因"
        hint="客户能看到这句话。每天能看的次数有限。"
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
