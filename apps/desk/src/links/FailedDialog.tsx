import { markFailed } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import type { LinkDialogProps } from './link-dialog.ts'

export function FailedDialog({ link: { linkId }, onClose, onDone, onRefused }: LinkDialogProps) {
  const form = useDeskForm(markFailed, {
    initial: { reason: '' },
    fixed: { linkId },
    draft: `link-failed/${linkId}`,
    onAnswer: () => onDone('已标记打款失败，短信正在发给客户。'),
    onFailure() {
      onRefused()
      return false
    },
  })
  return (
    <FormDialog title="打款失败" action="标记失败，短信告知客户" form={form} onClose={onClose}>
      <TextareaField
        label="失败原因"
        hint="客户在回执里会看到这段话，最多 60 个字，例如：银行退回，户名和卡号不一致。"
        rows={3}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
