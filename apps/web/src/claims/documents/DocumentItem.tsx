import { type ClaimDocument, filesOfKindAtMost } from '@ecenter/contract/claims/claim.ts'
import { FileX } from 'lucide'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { NoticeBar } from '../../kit/NoticeBar.tsx'
import styles from './ClaimDocumentsCard.module.css'
import { DocumentFiles } from './DocumentFiles.tsx'
import { documentState } from './document-words.ts'

interface DocumentItemProps {
  readonly handle: string
  readonly document: ClaimDocument
  /** Stands open from the start: all at once would be several screens of a phone. */
  readonly isNext: boolean
  readonly onReceived: () => void
}

/** One kind of document: what it has to show, how it stands, and its files. */
export function DocumentItem({ handle, document, isNext, onReceived }: DocumentItemProps) {
  const { name, hint, state, reason, fileCount, receivedAt, canSend } = document
  // What was opened stays open: the file that made it complete is still to be seen.
  const [isOpen, setIsOpen] = useState(isNext)
  const item = useRef<HTMLLIElement>(null)
  const { tone, word } = documentState(document)

  function handleOpen() {
    flushSync(() => setIsOpen(true))
    // The button is gone: whoever has no eyes on the page goes on where it led.
    item.current?.querySelector('input')?.focus()
  }

  return (
    <li ref={item} className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <div className={styles.row}>
        <p className={styles.note}>{hint}</p>
        {canSend && !isOpen && (
          <Button variant="soft" isCompact onClick={handleOpen}>
            {state === 'received' || state === 'not-needed' ? '补充' : '上传'}
            <span className="sr-only">{name}</span>
          </Button>
        )}
      </div>
      {state === 'refused' && (
        <NoticeBar tone="danger" icon={FileX}>
          {reason ?? '这份材料没有通过，请重新上传。'}
        </NoticeBar>
      )}
      {receivedAt !== undefined && fileCount > 0 && (
        <p className={styles.note}>
          收到 {fileCount} 份{fileCount >= filesOfKindAtMost && '，已收满'}，最近一次{' '}
          <span className="num">{receivedAt}</span>
        </p>
      )}
      {isOpen && <DocumentFiles {...{ handle, document, onReceived }} />}
    </li>
  )
}
