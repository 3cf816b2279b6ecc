import { transferChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { FormDialog } from '../../kit/overlays/FormDialog.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { untilSaid } from '../chat-desk-store.ts'
import { useColleagues } from '../supervision/use-colleagues.ts'

interface TransferDialogProps {
  readonly chatId: string
  readonly onClose: () => void
}

const queue = ''

/** To a colleague who is at the desk, or back to whoever is free next. */
export function TransferDialog({ chatId, onClose }: TransferDialogProps) {
  const form = useDeskForm(transferChat, {
    initial: { staffId: queue, note: '' },
    optional: ['staffId', 'note'],
    fixed: { chatId },
    draft: `chat-transfer/${chatId}`,
    after: () => untilSaid(chatId),
    onAnswer() {
      showToast('会话已转接。')
      onClose()
    },
  })
  const colleagues = useColleagues(form.values.staffId || undefined)
  const to = form.field('staffId')
  const choices = [
    { value: queue, label: '放回排队，由下一位空闲的客服接待' },
    ...colleagues.choices,
  ]
  return (
    <FormDialog
      title="转接会话"
      action="转接"
      form={form}
      isHeld={colleagues.whyNotChosen !== undefined}
      onClose={onClose}
    >
      <SelectField
        label="转给"
        hint={colleagues.whyNone}
        choices={choices}
        {...to}
        error={colleagues.whyNotChosen ?? to.error}
      />
      <TextareaField
        label="给同事的备注（选填）"
        hint="客户看不到。"
        maxLength={500}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
