import { type DeskLead, noteLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { choicesOf } from '../kit/choice.ts'
import { FormDialog } from '../kit/FormDialog.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { TextareaField } from '../kit/TextareaField.tsx'

/** Where a call may leave a customer; who could not be reached still waits. */
const ends = choicesOf({
  called: '联系上了，继续跟进',
  closed: '结束（已投保，或不需要了）',
  open: '没有联系上，稍后再打',
})

interface NoteDialogProps {
  readonly lead: DeskLead
  readonly onClose: () => void
  readonly onDone: () => void
  /** Reads the lead anew: the next step, or another try, begins from what it is by now. */
  readonly onChanged: () => Promise<unknown>
}

export function NoteDialog({ lead, onClose, onDone, onChanged }: NoteDialogProps) {
  const { leadId, version } = lead
  const form = useDeskForm(noteLead, {
    initial: { status: 'called', note: '' },
    fixed: { leadId, version },
    draft: `note-lead/${leadId}`,
    reread: onChanged,
    onAnswer: onDone,
  })
  return (
    <FormDialog title="记录通话" action="保存" form={form} onClose={onClose}>
      <SelectField label="结果" choices={ends} {...form.field('status')} />
      <TextareaField
        label="通话记录"
        hint="只有工作台能看到。最多 500 个字。"
        rows={5}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}
