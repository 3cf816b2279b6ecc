import { noteCallBack } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { FormDialog } from '../kit/FormDialog.tsx'
import { TextareaField } from '../kit/TextareaField.tsx'
import type { CaseDialogProps } from './case-dialog.ts'

export function CallBackDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version } = appeal
  const form = useDeskForm(noteCallBack, {
    initial: { note: '' },
    fixed: { caseId, version },
    draft: `call-back/${caseId}`,
    reread: onChanged,
    onAnswer: () => onDone('已记录回电。'),
  })
  return (
    <FormDialog title="记录回电" action="保存" form={form} onClose={onClose}>
      <TextareaField
        label="通话记录"
        hint="只有工作台能看到；客户只看到已经回过电话。最多 500 个字。"
        rows={5}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}
