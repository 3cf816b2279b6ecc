import type { Result } from '@ecenter/client/result.ts'
import {
  judgeDocument,
  type WaitingDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { useRef, useState } from 'react'
import { useSubmit } from '../client/use-submit.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { useShortcut } from '../shell/frame/shortcuts.ts'
import { hrefOf } from '../shell/location.ts'
import { claimsPath } from '../shell/shell-paths.ts'
import { DocumentActs } from './DocumentActs.tsx'
import styles from './DocumentCheck.module.css'
import { DocumentFileView } from './DocumentFileView.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import type { Undoable } from './UndoBar.tsx'

interface DocumentCheckProps {
  readonly document: WaitingDocument
  readonly onBack: () => void
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  readonly onJudged: () => Promise<unknown>
  /** It can be taken back for some seconds, or for none. */
  readonly onSaid: (said: Undoable) => void
  /** It could not be judged as it was seen: what is there by now is asked for. */
  readonly onRefused: () => Promise<unknown>
}

/** One kind of document of one claim: its files, what they have to show, and the verdict. */
export function DocumentCheck(props: DocumentCheckProps) {
  const { document, onBack, onPrevious, onNext, onJudged, onSaid, onRefused } = props
  const { claimId, type, files } = document
  const reread = ({ kind }: Result<unknown>) => (kind === 'answered' ? onJudged() : onRefused())
  const [isRefusing, setIsRefusing] = useState(false)
  const [shown, setShown] = useState<readonly string[]>([])
  const sentAt = useRef(0)
  const after = async () => {
    sentAt.current = Date.now()
    return undefined
  }
  const { submit, isSending, failed } = useSubmit(judgeDocument, { after, reread })
  const lastFileId = files.at(-1)?.fileId ?? ''
  const isShown = files.every(({ fileId }) => shown.includes(fileId))

  function handleSaid(words: string, seconds: number) {
    onSaid({ claimId, type, words, seconds, sentAt: sentAt.current })
  }

  async function handleAccept() {
    if (isSending) return
    // A key that is pressed once too often must not accept what nobody has looked at.
    if (!isShown) return showToast('文件还没有显示出来，请看过再通过。')
    const answer = await submit({ claimId, type, lastFileId, verdict: 'accepted' })
    if (answer !== undefined) handleSaid(`${document.name}已通过。`, answer.undoSeconds)
  }

  useShortcut({ keys: ['a'], label: '材料通过' }, () => void handleAccept())
  useShortcut({ keys: ['r'], label: '退回材料' }, () => setIsRefusing(true))

  return (
    <div className={styles.check}>
      <PageStack>
        <DocumentActs
          {...{ onBack, onPrevious, onNext, isSending, isShown }}
          onAccept={() => void handleAccept()}
          onRefuse={() => setIsRefusing(true)}
        />
        <FailureNotice failed={failed} />
        <About {...{ document }} />
        {files.map((file, at) => (
          <DocumentFileView
            key={file.fileId}
            claimId={claimId}
            file={file}
            hasKeys={at === 0}
            onShown={() => setShown((before) => [...before, file.fileId])}
            name={`${document.name}，第 ${at + 1} 份，共 ${files.length} 份`}
          />
        ))}
      </PageStack>
      {isRefusing && (
        <RefuseDialog
          {...{ document, lastFileId, after, reread }}
          onClose={() => setIsRefusing(false)}
          onDone={({ undoSeconds }) => {
            setIsRefusing(false)
            handleSaid(`${document.name}已退回。`, undoSeconds)
          }}
        />
      )}
    </div>
  )
}

/** What it has to show, and of whose claim it is. */
function About({ document }: Pick<DocumentCheckProps, 'document'>) {
  const { name, hint, claimId, registNo, maskedInsuredName, productName } = document
  const claim = (
    <a className="num" href={hrefOf(claimsPath, { id: claimId })}>
      {registNo}
    </a>
  )
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      <Callout>{`要求：${hint}`}</Callout>
      <Facts
        facts={[
          { name: '报案号', value: claim },
          { name: '被保险人', value: maskedInsuredName },
          { name: '险种', value: productName },
        ]}
      />
    </>
  )
}
