import { chatFile, type DeskMessage } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { FileText, Image } from 'lucide'
import { useState } from 'react'
import { failureText } from '../../client/failures.ts'
import { useDeskFile } from '../../client/use-desk-file.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { Skeleton } from '../../kit/layout/Skeleton.tsx'
import { Dialog } from '../../kit/overlays/Dialog.tsx'
import styles from './FileMessage.module.css'

interface FileMessageProps {
  readonly chatId: string
  readonly message: Extract<DeskMessage, { kind: 'file' }>
}

/** A file is fetched only when it is looked at, for each look leaves a trace. */
export function FileMessage({ chatId, message }: FileMessageProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, mediaType, bytes, seq } = message
  return (
    <>
      <Button
        isSmall
        variant="text"
        icon={mediaType === 'image/jpeg' ? Image : FileText}
        onClick={() => setIsOpen(true)}
      >
        {name}（{sizeText(bytes)}）
      </Button>
      {isOpen && <FileDialog {...{ chatId, seq, name }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface FileDialogProps {
  readonly chatId: string
  readonly seq: number
  readonly name: string
  readonly onClose: () => void
}

function FileDialog({ chatId, seq, name, onClose }: FileDialogProps) {
  const { url, type, failed } = useDeskFile(chatFile, { chatId, seq })
  return (
    <Dialog title={name} isWide onClose={onClose}>
      {failed !== undefined && (
        <Callout tone="danger" isAlert>
          {failureText(failed)}
        </Callout>
      )}
      {url === undefined && failed === undefined && <Skeleton />}
      {url !== undefined && type === 'image/jpeg' && (
        <img className={styles.picture} src={url} alt={`客户发来的图片 ${name}`} />
      )}
      {url !== undefined && type !== 'image/jpeg' && (
        <a href={url} download={name}>
          保存文件
        </a>
      )}
    </Dialog>
  )
}

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
