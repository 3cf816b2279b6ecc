import { extendCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { FormDialog } from '../kit/FormDialog.tsx'
import { TextareaField } from '../kit/TextareaField.tsx'
import type { CaseDialogProps } from './case-dialog.ts'

export function ExtendDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version } = appeal
  const form = useDeskForm(extendCase, {
    initial: { reason: '' },
    fixed: { caseId, version },
    draft: `extend/${caseId}`,
    reread: onChanged,
    onAnswer: ({ answerBy }) => onDone(`已延长到 ${answerBy}，并已短信告知客户。`),
  })
  return (
    <FormDialog title="延长答复期限" action="延长并告知客户" form={form} onClose={onClose}>
      <TextareaField
        label="延长原因"
        hint="客户会看到这段话，请写清楚要核实什么。最多 200 个字，只能延长一次。"
        rows={4}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
