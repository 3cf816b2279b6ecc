import { type ClaimDocument, filesOfKindAtMost } from '@ecenter/contract/claims/claim.ts'
import { useState } from 'react'
import { acceptedDocuments } from '../../documents/sending/document-fault.ts'
import { PictureViewer } from '../../kit/PictureViewer.tsx'
import { UploadTiles } from '../../kit/UploadTiles.tsx'
import { useDocumentFiles } from './use-document-files.ts'

interface DocumentFilesProps {
  readonly handle: string
  readonly document: ClaimDocument
  readonly onReceived: () => void
}

/** Photos and PDFs on their way; whoever wants to be sure looks at a picture large. */
export function DocumentFiles({ handle, document, onReceived }: DocumentFilesProps) {
  const { files, add, retry, remove } = useDocumentFiles({
    handle,
    documentType: document.type,
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
