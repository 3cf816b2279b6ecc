import { chatFile } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskMessage } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { FileText, Image } from 'lucide'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { FileDialog, sizeText } from '../../shell/FileDialog.tsx'

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
      {isOpen && (
        <FileDialog
          call={chatFile}
          request={{ chatId, seq }}
          name={name}
          alt={`客户发来的图片 ${name}`}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
