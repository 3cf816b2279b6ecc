import { sendPicture } from '@ecenter/contract/activities/desk/send-picture.ts'
import { pictureAddress } from '@ecenter/contract/activities/picture-address.ts'
import { useId } from 'react'
import { failureText } from '../client/outcome.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/Button.tsx'
import { describe, FieldFrame, type ValueField } from '../kit/FieldFrame.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import styles from './Activities.module.css'

/** The picture of a figure; it is sent as soon as it is chosen and shown when the form is saved. */
export function PictureField(props: Omit<ValueField<string>, 'label'>) {
  const { name, value = '', onChange } = props
  const id = useId()
  const { submit, isSending, failed } = useSubmit(sendPicture)
  const error = failed === undefined ? props.error : failureText(failed)
  const hint = '横的，宽 1200 像素以内；不选就用默认图案。'

  async function handleFile(file: File | undefined) {
    if (file === undefined) return
    const answer = await submit({ file })
    if (answer !== undefined) onChange(answer.pictureId)
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
        {...describe(id, { hint, error })}
        name={name}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => void handleFile(currentTarget.files?.[0])}
      />
      {isSending && <Spinner />}
    </FieldFrame>
  )
}
