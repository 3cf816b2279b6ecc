import type { ReactNode } from 'react'
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
export function SaveContent(props: SaveContentProps) {
  const { isReviewed, asDraft, setAsDraft } = props.saving
  return (
    <>
      <SaveButton {...props}>{isReviewed ? '交审核' : '保存'}</SaveButton>
      {isReviewed === false && (
        <Checkbox
          name="asDraft"
          label="先存草稿，以后再发布"
          value={asDraft}
          onChange={setAsDraft}
        />
      )}
    </>
  )
}

/**
 * Saves nothing before it is known whether a draft waits and who publishes: otherwise a second draft would be
 * made, or published at once what was meant for a review.
 */
export function SaveButton(props: SaveContentProps & { readonly children: ReactNode }) {
  const { saving, isSending, waitsFor, children } = props
  if (saving.isUnread) {
    return (
      <Button type="submit" variant="primary" disabled>
        没取到草稿，暂不能保存
      </Button>
    )
  }
  const waiting = waitsFor ?? (saving.isReviewed === undefined ? '正在读取草稿' : undefined)
  return (
    <Button type="submit" variant="primary" isBusy={isSending || waiting !== undefined}>
      {waiting ?? children}
    </Button>
  )
}
