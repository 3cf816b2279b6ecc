import { giveChatTo } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { ChatRow } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { FormDialog } from '../../kit/overlays/FormDialog.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { customerOf } from '../chat-words.ts'
import { useColleagues } from './use-colleagues.ts'

interface GiveChatDialogProps {
  readonly chat: ChatRow
  readonly onGiven: () => void
  readonly onClose: () => void
}

/** Gives somebody to a member of staff who can take one more. */
export function GiveChatDialog({ chat, onGiven, onClose }: GiveChatDialogProps) {
  const form = useDeskForm(giveChatTo, {
    initial: { staffId: '' },
    fixed: { chatId: chat.chatId },
    onAnswer() {
      showToast('已派给同事。')
      onGiven()
      onClose()
    },
  })
  const colleagues = useColleagues(form.values.staffId || undefined)
  const to = form.field('staffId')
  return (
    <FormDialog
      title={`把 ${customerOf(chat)} 派给同事`}
      action="派给"
      form={form}
      isHeld={colleagues.whyNotChosen !== undefined}
      onClose={onClose}
    >
      <SelectField
        label="派给"
        none="请选择"
        hint={colleagues.whyNone ?? '客户会看到由谁接着服务。'}
        choices={colleagues.choices}
        {...to}
        error={colleagues.whyNotChosen ?? to.error}
      />
    </FormDialog>
  )
}
