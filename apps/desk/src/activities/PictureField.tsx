import { pictureAddress } from '@ecenter/contract/activities/announcement.ts'
import type { sendPicture } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { describe } from '@ecenter/ui/FieldNote.tsx'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import { useId } from 'react'
import { failureText } from '../client/failures.ts'
import type { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { FieldFrame, type ValueField } from '../kit/fields/FieldFrame.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { isAt, usePlace } from '../shell/location.ts'
import styles from './Activities.module.css'

interface PictureFieldProps extends Omit<ValueField<string>, 'label'> {
  /** Its way to the service, for which saving waits. */
  readonly picture: ReturnType<typeof useSubmit<typeof sendPicture>>
}

/** The picture of a figure; it is sent as soon as it is chosen and shown when the form is saved. */
export function PictureField(props: PictureFieldProps) {
  const { name, value = '', onChange } = props
  const id = useId()
  const place = usePlace()
  const { submit, isSending, failed } = props.picture
  const error = failed === undefined ? props.error : failureText(failed)
  const hint = '横的，宽 1200 像素以内；不选就用默认图案。'

  async function handleFile(file: File | undefined) {
    if (file === undefined) return
    const answer = await submit({ file })
    if (answer === undefined) return
    // In the draft of a page that one has left, something else would be found with it.
    if (isAt(place)) onChange(answer.pictureId)
    else showToast('您已离开那一页，刚才的图片没有用上。')
  }

  return (
    <FieldFrame id={id} label="图片" hint={hint} error={error}>
      {value !== '' && (
        <div className={styles.picture}>
          <img src={pictureAddress(value)} alt="已上传的图片" />
          <Button isSmall variant="text" onClick={() => onChange('')}>
            不用图片
          </Button>
        </div>
      )}
      <input
        id={id}
        {...describe(id, { hint, error })}
        name={name}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        // One at a time, as a button that is busy: the focus stays.
        aria-disabled={isSending || undefined}
        onClick={(event) => isSending && event.preventDefault()}
        onChange={({ currentTarget }) => void handleFile(currentTarget.files?.[0])}
      />
      {isSending && <Spinner size="s" />}
    </FieldFrame>
  )
}
