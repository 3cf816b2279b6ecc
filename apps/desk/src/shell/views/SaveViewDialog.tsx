import { type FormEvent, useState } from 'react'
import { TextField } from '../../kit/fields/TextField.tsx'
import { FormDialog } from '../../kit/overlays/FormDialog.tsx'

const nameAtMost = 20

interface SaveViewDialogProps {
  readonly notice: string | undefined
  readonly isSending: boolean
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Asks what a view is to be called. */
export function SaveViewDialog({ notice, isSending, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const given = name.trim()
    const wrong = given === '' ? '请填写名称' : undefined
    setError(given.length > nameAtMost ? `名称最多 ${nameAtMost} 个字` : wrong)
    if (given !== '' && given.length <= nameAtMost) onSave(given)
  }

  return (
    <FormDialog
      title="保存视图"
      action="保存"
      form={{ props: { notice, onSubmit: handleSubmit }, isSending }}
      onClose={onClose}
    >
      <TextField
        label="名称"
        name="name"
        hint="只有您自己看得到，请不要写客户的姓名或号码。"
        data-autofocus
        value={name}
        error={error}
        onChange={(value) => setName(value ?? '')}
      />
    </FormDialog>
  )
}
