import type { ClaimDocument } from '@ecenter/contract/claims/claim-document.ts'
import { FileX } from 'lucide'
import { useState } from 'react'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { NoticeBar } from '../../kit/NoticeBar.tsx'
import styles from './ClaimDocumentsCard.module.css'
import { DocumentFiles } from './DocumentFiles.tsx'
import { documentState, isMissing } from './document-words.ts'

interface DocumentItemProps {
  readonly handle: string
  readonly document: ClaimDocument
  readonly onReceived: () => void
}

/** One kind of document: what it has to show, how it stands, and its files. */
export function DocumentItem({ handle, document, onReceived }: DocumentItemProps) {
  const { name, hint, state, reason, fileCount, receivedAt, canSend } = document
  // What was opened stays open: the file that made it complete is still to be seen.
  const [isOpen, setIsOpen] = useState(isMissing(document))
  const { tone, word } = documentState(document)
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className={styles.note}>{hint}</p>
      {state === 'refused' && (
        <NoticeBar tone="danger" icon={FileX}>
          {reason ?? '这份材料没有通过，请重新上传。'}
        </NoticeBar>
      )}
      {receivedAt !== undefined && fileCount > 0 && (
        <p className={styles.note}>
          收到 {fileCount} 份，最近一次 <span className="num">{receivedAt}</span>
        </p>
      )}
      {canSend && isOpen && <DocumentFiles {...{ handle, document, onReceived }} />}
      {canSend && !isOpen && (
        <Button variant="soft" isCompact onClick={() => setIsOpen(true)}>
          {state === 'received' ? '补充' : '上传'}
          {name}
        </Button>
      )}
    </li>
  )
}
