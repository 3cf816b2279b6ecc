import { type ClaimDocument, filesOfKindAtMost } from '@ecenter/contract/claims/claim.ts'
import { sendDocument, sendDocumentPiece } from '@ecenter/contract/claims/send-document.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { FileX } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sendFile } from '../../client/files/send-file.ts'
import { sendInPieces } from '../../client/files/send-pieces.ts'
import { renewProof } from '../../client/renewal/renewal.ts'
import { send } from '../../client/send.ts'
import { acceptedDocuments } from '../../documents/sending/document-fault.ts'
import { lineOf } from '../../documents/sending/file-line.ts'
import { keptUploads } from '../../documents/sending/kept-uploads.ts'
import { useSentFiles } from '../../documents/sending/use-sent-files.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { PictureViewer } from '../../kit/pictures/PictureViewer.tsx'
import { UploadTiles } from '../../kit/pictures/UploadTiles.tsx'
import { applicationHref, kindIn } from '../claim-pages.ts'
import styles from './ClaimDocumentsCard.module.css'
import { documentState, isMissing } from './document-words.ts'

interface DocumentItemProps {
  readonly handle: string
  readonly document: ClaimDocument
  /** Stands open from the start: all at once would be several screens of a phone. */
  readonly isNext: boolean
  readonly onReceived: () => void
}

/** One kind of document: what it has to show, how it stands, and its files. */
export function DocumentItem(props: DocumentItemProps) {
  const { handle, document, isNext, onReceived } = props
  const { name, hint, state, reason, fileCount, receivedAt, canSend } = document
  // What was opened stays open: the file that made it complete is still to be seen.
  const [isOpen, setIsOpen] = useState(isNext)
  const item = useRef<HTMLLIElement>(null)
  const hasKept = useKeptFiles(handle, document.type)
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
        {canSend && !isOpen && !hasKept && (
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
      {document.isSignedHere && <SignLink {...{ handle, document }} />}
      {(isOpen || hasKept) && <DocumentFiles {...{ handle, document, onReceived }} />}
    </li>
  )
}

/** An earlier visit to the page left some on their way: they go on, and are to be seen. */
function useKeptFiles(handle: string, documentType: string): boolean {
  const purpose = uploadsOf(handle, documentType)
  // Some browsers keep nothing, and those go on all the same.
  const [areUnderWay] = useState(() => lineOf(purpose).store.getState().files.length > 0)
  const [hasKept, setHasKept] = useState(false)
  useEffect(() => {
    void keptUploads.has(purpose).then(setHasKept)
  }, [purpose])
  return areUnderWay || hasKept
}

/** What files that are kept for one kind of document belong to. */
function uploadsOf(handle: string, documentType: string): string {
  return `claim/${handle}/${documentType}`
}

/** The way to where it is signed, or to what was signed. */
function SignLink({ handle, document }: Pick<DocumentItemProps, 'handle' | 'document'>) {
  const isToSign = document.canSend && isMissing(document)
  if (!isToSign && document.state !== 'received') return null
  const href = applicationHref({ kind: kindIn(location.hash), handle })
  return (
    <ButtonLink variant={isToSign ? 'primary' : 'text'} isCompact href={href}>
      {isToSign ? '看申请书，签字' : '看申请书'}
    </ButtonLink>
  )
}

interface DocumentFilesProps {
  readonly handle: string
  readonly document: ClaimDocument
  readonly onReceived: () => void
}

/** Photos and PDFs on their way; whoever wants to be sure looks at a picture large. */
function DocumentFiles({ handle, document, onReceived }: DocumentFilesProps) {
  const documentType = document.type
  const { files, add, retry, remove } = useSentFiles({
    purpose: uploadsOf(handle, documentType),
    send: (file, { id: upload, ...way }) =>
      sendInPieces(file, {
        ...way,
        sendPiece: (piece, sending) =>
          sendFile(sendDocumentPiece, { handle, documentType, upload, ...piece }, sending),
        askToTake: (bytes, requestId) =>
          send(sendDocument, { handle, documentType, upload, bytes }, requestId),
      }),
    renew: (failed, goOn) => renewProof(sendDocument, { handle }, failed, goOn),
    onReceived,
  })
  // Those that arrive from now on are among the tiles.
  const [max] = useState(filesOfKindAtMost - document.fileCount)
  const [openAt, setOpenAt] = useState<number>()
  const pictures = files.flatMap(({ id, name, preview }) =>
    preview === undefined ? [] : [{ id, src: preview, alt: name }],
  )
  // With the last one that is taken no more is, and that one is still to be seen.
  if (!document.canSend && files.length === 0) return null
  return (
    <>
      <UploadTiles
        label={document.name}
        addLabel="添加照片或 PDF"
        accept={acceptedDocuments}
        max={document.canSend ? max : files.length}
        isSentAtOnce
        files={files}
        onAdd={add}
        onRetry={retry}
        onRemove={remove}
        onOpen={(id) => setOpenAt(pictures.findIndex((picture) => picture.id === id))}
      />
      <PictureViewer pictures={pictures} openAt={openAt} onClose={() => setOpenAt(undefined)} />
    </>
  )
}
