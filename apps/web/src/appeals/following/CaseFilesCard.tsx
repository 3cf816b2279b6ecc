import {
  caseFilesAtMost,
  sendCaseFile,
  sendCaseFilePiece,
} from '@ecenter/contract/appeals/case-files.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useState } from 'react'
import { sendFile } from '../../client/files/send-file.ts'
import { sendInPieces } from '../../client/files/send-pieces.ts'
import { send } from '../../client/send.ts'
import { acceptedDocuments } from '../../documents/sending/document-fault.ts'
import { useSentFiles } from '../../documents/sending/use-sent-files.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { PictureViewer } from '../../kit/pictures/PictureViewer.tsx'
import { UploadTiles } from '../../kit/pictures/UploadTiles.tsx'
import { type CaseFiles, noteCaseFiles } from '../../state/filed-appeal.ts'
import styles from './AppealCaseView.module.css'

const TypedPhoneSheet = later(
  () => import('../../verification/TypedPhoneSheet.tsx'),
  'TypedPhoneSheet',
)

interface CaseFilesCardProps {
  readonly caseNo: string
  /** Of who filed it; masked where it is the one that is proven anyway. */
  readonly phoneNumber: string
  /** What had come when the page was read. */
  readonly files: CaseFiles
}

/** Photos and PDFs for a case, while it is open: they go out as they are chosen. */
export function CaseFilesCard({ caseNo, phoneNumber, files: read }: CaseFilesCardProps) {
  const [sent, setSent] = useState<CaseFiles>()
  const { count, lastAt, canSend } = sent !== undefined && sent.count > read.count ? sent : read
  // Those that arrive from now on are among the tiles.
  const [max] = useState(caseFilesAtMost - read.count)
  const [openAt, setOpenAt] = useState<number>()
  const proof = useProofAnew(phoneNumber)
  const { files, add, retry, remove } = useSentFiles({
    purpose: `case/${caseNo}`,
    isHeld: proof.isElsewhere,
    async send(file, { id: upload, ...way }) {
      const asked = { caseNo, phoneNumber, upload }
      const result = await sendInPieces(file, {
        ...way,
        sendPiece: (piece, sending) => sendFile(sendCaseFilePiece, { ...asked, ...piece }, sending),
        askToTake: (bytes, requestId) => send(sendCaseFile, { ...asked, bytes }, requestId),
      })
      if (result.kind === 'answered') {
        setSent(result.value)
        noteCaseFiles(caseNo, result.value)
      }
      return result
    },
    renew(failed, goOn) {
      const isOver = failed.kind === 'rejected' && failed.code === resultCodes.grantMissing
      if (isOver) proof.askFor(goOn)
      return isOver
    },
    onReceived: proof.noteProven,
  })
  const pictures = files.flatMap(({ id, name, preview }) =>
    preview === undefined ? [] : [{ id, src: preview, alt: name }],
  )
  const isOpen = canSend || files.length > 0
  if (!isOpen && count === 0) return null
  return (
    <Card title="照片和文件" sub={subOf(count, lastAt, canSend)}>
      {isOpen && (
        <div className={styles.body}>
          {proof.notice}
          <UploadTiles
            label="照片或 PDF"
            addLabel="添加照片或 PDF"
            accept={acceptedDocuments}
            max={canSend ? max : files.length}
            isSentAtOnce
            files={files}
            onAdd={add}
            onRetry={retry}
            onRemove={remove}
            onOpen={(id) => setOpenAt(pictures.findIndex((picture) => picture.id === id))}
          />
        </div>
      )}
      <PictureViewer pictures={pictures} openAt={openAt} onClose={() => setOpenAt(undefined)} />
      {proof.sheet}
    </Card>
  )
}

function subOf(count: number, lastAt: string | undefined, canSend: boolean): string {
  if (count === 0) return '有照片或单据，可以现在交，答复之前也能补。'
  const came = `收到 ${count} 个${lastAt === undefined ? '' : `，最近一次 ${lastAt}`}`
  if (canSend) return `${came}，已和申诉放在一起。`
  return count >= caseFilesAtMost ? `${came}，已收满。` : `${came}。`
}

/**
 * A code to the phone of the case once its proof has ended. A masked number is proven where it was: what is chosen
 * waits, and goes on when the customer comes back.
 */
function useProofAnew(phoneNumber: string) {
  const [goOn, setGoOn] = useState<() => void>()
  const [isElsewhere, setIsElsewhere] = useState(false)
  const close = () => setGoOn(undefined)
  const here = encodeURIComponent(location.hash.slice(1))
  return {
    isElsewhere,
    askFor(next: () => void) {
      if (phoneNumber.includes('*')) setIsElsewhere(true)
      else setGoOn(() => next)
    },
    /** In another tab, perhaps. */
    noteProven: () => setIsElsewhere(false),
    notice: (
      <div role="status" className={styles.news}>
        {isElsewhere && (
          <NoticeBar tone="warning">
            验证已过期，选好的文件都还在。<a href={`#/proof?to=${here}`}>重新验证</a>
            ，回来后接着上传。
          </NoticeBar>
        )}
      </div>
    ),
    sheet: (
      <TypedPhoneSheet
        mobile={phoneNumber}
        purpose="appeal"
        form={sendCaseFile.path}
        isOpen={goOn !== undefined}
        onClose={close}
        onProven={() => {
          close()
          goOn?.()
        }}
      />
    ),
  }
}
