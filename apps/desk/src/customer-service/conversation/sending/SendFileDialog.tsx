import { fileNameAtMost } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { FileText } from 'lucide'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Form } from '../../../kit/fields/Form.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { Dialog } from '../../../kit/overlays/Dialog.tsx'
import { sizeText } from '../../../shell/FileDialog.tsx'
import { sayInChat } from '../../chat-desk-store.ts'
import { fileTitle } from './file-fault.ts'
import styles from './Sending.module.css'

interface SendFileDialogProps {
  readonly chatId: string
  readonly file: File
  readonly onClose: () => void
}

/** What was chosen, to be looked at before somebody else reads it, and what it is called there. */
export function SendFileDialog({ chatId, file, onClose }: SendFileDialogProps) {
  const [name, setName] = useState(() => fileTitle(file, fileNameAtMost))
  const [error, setError] = useState<string>()
  const isPicture = file.type.startsWith('image/')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const title = name.trim()
    if (title === '') return setError('请填写文件名')
    void sayInChat(chatId, title, file)
    onClose()
  }

  return (
    <Dialog title={isPicture ? '发图片给客户' : '发文件给客户'} onClose={onClose}>
      <Form
        onSubmit={handleSubmit}
        actions={
          <>
            <Button type="submit" variant="primary" data-autofocus>
              发送
            </Button>
            <Button onClick={onClose}>取消</Button>
          </>
        }
      >
        {isPicture ? (
          <Picture file={file} />
        ) : (
          <p className={styles.file}>
            <Icon of={FileText} />
            {file.name}（{sizeText(file.size)}）
          </p>
        )}
        <TextField
          label="文件名"
          name="name"
          hint="客户看到这个名字。发出后不能收回，请核对是不是给这位客户的。"
          error={error}
          maxLength={fileNameAtMost}
          value={name}
          onChange={setName}
        />
      </Form>
    </Dialog>
  )
}

function Picture({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (url === undefined) return null
  return <img className={styles.picture} src={url} alt={`要发的图片 ${file.name}`} />
}
