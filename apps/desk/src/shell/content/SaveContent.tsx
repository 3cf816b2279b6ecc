import { Button } from '../../kit/buttons/Button.tsx'
import { Checkbox } from '../../kit/fields/CheckboxGroup.tsx'
import type { ContentSaving } from './use-content-form.ts'

interface SaveContentProps {
  readonly saving: ContentSaving
  readonly isSending: boolean
  /** What is waited for first. */
  readonly waitsFor?: string | undefined
}

/** The button of an editor: it publishes, or hands what was written to a second person. */
export function SaveContent({ saving, isSending, waitsFor }: SaveContentProps) {
  return (
    <>
      <Button type="submit" variant="primary" isBusy={isSending || waitsFor !== undefined}>
        {waitsFor ?? (saving.isReviewed ? '交审核' : '保存')}
      </Button>
      {!saving.isReviewed && (
        <Checkbox
          name="asDraft"
          label="先存草稿，以后再发布"
          value={saving.asDraft}
          onChange={saving.setAsDraft}
        />
      )}
    </>
  )
}
