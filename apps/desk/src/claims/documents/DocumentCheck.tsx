import type { Result } from '@ecenter/client/result.ts'
import {
  judgeDocument,
  type WaitingDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { useRef, useState } from 'react'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { ReasonFields } from '../../kit/fields/ReasonFields.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { Facts } from '../../kit/layout/Facts.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { FormDialog } from '../../kit/overlays/FormDialog.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { FailureNotice } from '../../shell/FailureNotice.tsx'
import { useShortcut } from '../../shell/frame/shortcuts.ts'
import { hrefOf } from '../../shell/location.ts'
import { claimsPath } from '../../shell/shell-paths.ts'
import { InsuredName } from '../InsuredName.tsx'
import { ClaimPhotos } from './ClaimPhotos.tsx'
import { ComparedFile } from './ComparedFile.tsx'
import { DocumentActs } from './DocumentActs.tsx'
import styles from './DocumentCheck.module.css'
import { DocumentFileView } from './DocumentFileView.tsx'
import { keyOfDocument } from './document-key.ts'
import type { Undoable } from './UndoBar.tsx'
import { useComparing } from './use-comparing.ts'
import { usePictureView } from './use-picture-view.ts'

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
  const view = usePictureView()
  const comparing = useComparing(document)
  const { compared } = comparing
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
  useShortcut({ keys: ['v'], label: '对照这件理赔的另一份文件' }, comparing.toggle)

  return (
    <div className={styles.check}>
      <PageStack>
        <DocumentActs
          {...{ onBack, onPrevious, onNext, isSending, isShown }}
          onAccept={() => void handleAccept()}
          onRefuse={() => setIsRefusing(true)}
          isComparing={comparing.isOn}
          onCompare={comparing.toggle}
        />
        <FailureNotice failed={failed ?? comparing.failed} />
        {comparing.isAlone && <Callout>这件理赔没有别的文件可以对照。</Callout>}
        <About {...{ document }} />
        <div className={compared && styles.compared}>
          {compared && <p className={styles.which}>这次要审核的</p>}
          <PageStack>
            {files.map((file, at) => (
              <DocumentFileView
                key={file.fileId}
                claimId={claimId}
                file={file}
                hasKeys={at === 0}
                view={at === 0 ? view : undefined}
                onShown={() => setShown((before) => [...before, file.fileId])}
                name={`${document.name}，第 ${at + 1} 份，共 ${files.length} 份`}
              />
            ))}
          </PageStack>
          {compared && <ComparedFile {...{ claimId, view }} {...compared} />}
        </div>
        <ClaimPhotos claimId={claimId} />
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
          {
            name: '被保险人',
            value: <InsuredName claimId={claimId} maskedName={maskedInsuredName} />,
          },
          { name: '险种', value: productName },
        ]}
      />
    </>
  )
}

interface RefuseDialogProps {
  readonly document: WaitingDocument
  /** The last file by now. */
  readonly lastFileId: string
  readonly onClose: () => void
  readonly onDone: (answer: { readonly undoSeconds: number }) => void
  /** Just before it is sent. */
  readonly after: () => Promise<undefined>
  /** Asks for what waits by now, after a verdict or in vain. */
  readonly reread: (result: Result<unknown>) => Promise<unknown>
}

/** What is wrong most often, and what to send instead, as the customer reads it. */
const reasons = [
  '照片不清楚，字看不清。请在光线好的地方重新拍一张。',
  '没有拍全，四个角要都拍到。请重新拍一张。',
  '交的不是这种材料。请对照要求重新上传。',
  '材料上的姓名与被保险人不一致。请核对后重新上传。',
  '缺少签名或盖章。请补齐后重新拍照上传。',
  '材料已过有效期。请上传在有效期内的材料。',
]

function RefuseDialog(props: RefuseDialogProps) {
  const { document, lastFileId, onClose, onDone, after, reread } = props
  const { claimId, type } = document
  // What comes while the window is open stands behind it: nobody has looked at it.
  const [seen] = useState(lastFileId)
  const form = useDeskForm(judgeDocument, {
    initial: { reason: '' },
    optional: ['reason'],
    fixed: { claimId, type, lastFileId: seen, verdict: 'refused' },
    draft: `refuse-document/${keyOfDocument(document)}`,
    after,
    reread,
    onAnswer: onDone,
  })
  return (
    <FormDialog
      title={`退回：${document.name}`}
      action="退回"
      isDanger
      form={form}
      onClose={onClose}
    >
      <ReasonFields
        reasons={reasons}
        label="退回原因"
        hint="客户会看到这段话，请写清楚哪里不对、该怎么交。最多 200 个字。"
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
