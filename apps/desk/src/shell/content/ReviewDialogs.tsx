import {
  publishContentDraft,
  returnContentDraft,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { FormDialog } from '../../kit/overlays/FormDialog.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { goInstead } from '../location.ts'
import { contentDraftsPath } from './content-paths.ts'

interface ReviewDialogProps {
  readonly draftId: string
  readonly onClose: () => void
}

/** Publishes a draft, at once or at a time that is chosen. */
export function PublishDialog({
  draftId,
  liveVersion,
  onClose,
}: ReviewDialogProps & { readonly liveVersion: number | undefined }) {
  const form = useDeskForm(publishContentDraft, {
    initial: { publishAt: '' },
    optional: ['publishAt'],
    fixed: { draftId, ...(liveVersion !== undefined && { liveVersion }) },
    onAnswer({ isScheduled }) {
      showToast(isScheduled ? '已定时，到点自动发布。' : '已发布，客户马上能看到。')
      goInstead(contentDraftsPath)
    },
  })
  const isLater = form.values.publishAt !== ''
  return (
    <FormDialog
      title="审核发布"
      action={isLater ? '到点发布' : '马上发布'}
      form={form}
      onClose={onClose}
    >
      <TextField
        label="发布时间（可不填）"
        hint="不填就是马上发布；最远一年以内。"
        type="datetime-local"
        data-autofocus
        {...form.field('publishAt')}
      />
    </FormDialog>
  )
}

/** Gives a draft back, with what its author reads about why. */
export function ReturnDialog({ draftId, onClose }: ReviewDialogProps) {
  const form = useDeskForm(returnContentDraft, {
    initial: { note: '' },
    fixed: { draftId },
    draft: `content-return/${draftId}`,
    onAnswer() {
      showToast('已退回给作者。')
      goInstead(contentDraftsPath)
    },
  })
  return (
    <FormDialog title="退回草稿" action="退回" form={form} onClose={onClose}>
      <TextareaField
        label="退回的原因"
        hint="作者会看到，例如：电话写错了。"
        rows={3}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}
