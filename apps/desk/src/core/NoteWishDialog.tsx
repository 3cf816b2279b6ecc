import { type DeskWish, noteWish } from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'

interface NoteWishDialogProps {
  readonly wish: DeskWish
  readonly reread: () => Promise<unknown>
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What was said in a call about it, with the core's people or the customer. */
export function NoteWishDialog({ wish, reread, onClose, onDone }: NoteWishDialogProps) {
  const { eventId } = wish
  const form = useDeskForm(noteWish, {
    initial: { note: '' },
    fixed: { eventId },
    draft: `note-wish/${eventId}`,
    reread,
    onAnswer: onDone,
  })
  return (
    <FormDialog title="记录通话" action="保存" form={form} onClose={onClose}>
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
