import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { FileText } from 'lucide'
import { useState } from 'react'
import { later } from '../../kit/overlays/later.tsx'
import styles from '../log/Bubble.module.css'
import { ChatPicture } from './ChatPicture.tsx'

const PdfSheet = later(() => import('./PdfSheet.tsx'), 'PdfSheet')

type FileMessage = Extract<ChatMessage, { kind: 'file' }>

/** A picture to be seen at once, or a PDF by its name, read when it is pressed. */
export function ChatFile({ message }: { readonly message: FileMessage }) {
  const { handle, name, mediaType, bytes } = message
  const [isOpen, setIsOpen] = useState(false)
  if (mediaType === 'image/jpeg') return <ChatPicture handle={handle} name={name} />
  return (
    <>
      <button type="button" className={styles.file} onClick={() => setIsOpen(true)}>
        <Icon of={FileText} size="l" />
        <span>
          {name}
          <small>PDF · {sizeText(bytes)}</small>
        </span>
      </button>
      <PdfSheet {...{ handle, name, isOpen }} onClose={() => setIsOpen(false)} />
    </>
  )
}

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
