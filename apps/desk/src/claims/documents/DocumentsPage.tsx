import {
  listDocuments,
  type WaitingDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { useEffect, useRef, useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { SplitView } from '../../kit/layout/SplitView.tsx'
import { Pager } from '../../kit/lists/Pager.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { EmptyOfBranch } from '../../shell/EmptyOfBranch.tsx'
import { useShortcut } from '../../shell/frame/shortcuts.ts'
import { Loaded } from '../../shell/Loaded.tsx'
import { hrefOf, usePlace } from '../../shell/location.ts'
import { documentsPath } from '../claim-paths.ts'
import { DocumentCheck } from './DocumentCheck.tsx'
import styles from './DocumentQueue.module.css'
import { keyOfDocument } from './document-key.ts'
import { type Undoable, UndoBars } from './UndoBar.tsx'

const everyMs = 15_000

/** What customers sent and nobody has judged: looked at one after the other, by keys alone where wanted. */
export function DocumentsPage() {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<string>()
  const [place, setPlace] = useState(0)
  const [said, setSaid] = useState<readonly Undoable[]>([])
  const { claim } = usePlace().parameters
  const asked = { page, ...(claim !== undefined && { claimId: claim }) }
  const query = useDeskQuery(listDocuments, asked, { everyMs, keeps: 'page' })
  const documents = query.value?.documents ?? []
  const found = documents.findIndex((each) => keyOfDocument(each) === chosen)
  // What was just judged is gone: the one that took its place is next.
  const at = found >= 0 ? found : Math.min(place, documents.length - 1)
  const current = documents[at]
  const expectChange = useNoticeOfChange(documents, current)

  function choose(document: WaitingDocument | undefined) {
    if (document === undefined) return
    setChosen(keyOfDocument(document))
    setPlace(documents.indexOf(document))
  }

  function handlePage(wanted: number) {
    expectChange()
    setPage(wanted)
  }

  useShortcut({ keys: ['j'], label: '下一份材料' }, () => choose(documents[at + 1]))
  useShortcut({ keys: ['k'], label: '上一份材料' }, () => choose(documents[at - 1]))

  return (
    <SplitView
      listLabel="待审核的材料"
      isDetailOpen={chosen !== undefined && current !== undefined}
      list={
        <>
          <UndoBars
            said={said}
            onEnd={(ended) => setSaid((before) => before.filter((each) => each !== ended))}
            reread={query.ask}
          />
          <Loaded query={query}>
            {({ total }) => (
              <>
                {claim !== undefined && (
                  <p className={styles.total}>
                    只看这一件理赔的。<a href={hrefOf(documentsPath)}>看全部</a>
                  </p>
                )}
                <DocumentQueue {...{ documents, total, current }} onChoose={choose} />
                <Pager page={page} pages={Math.ceil(total / rowsPerPage)} onPage={handlePage} />
              </>
            )}
          </Loaded>
        </>
      }
      detailLabel="材料"
      detail={
        current === undefined ? (
          query.value && (
            <EmptyOfBranch title="没有待审核的材料">
              客户交来的材料会出现在这里，先到的排在前面。
            </EmptyOfBranch>
          )
        ) : (
          <DocumentCheck
            key={keyOfDocument(current)}
            document={current}
            onBack={() => setChosen(undefined)}
            onPrevious={at > 0 ? () => choose(documents[at - 1]) : undefined}
            onNext={at < documents.length - 1 ? () => choose(documents[at + 1]) : undefined}
            onJudged={async () => {
              setPlace(at)
              expectChange()
              await query.ask()
            }}
            onRefused={query.ask}
            onSaid={(judged) => {
              if (judged.seconds === 0) showToast(judged.words)
              else setSaid((before) => [...before, judged])
            }}
          />
        )
      }
    />
  )
}

/**
 * Says so when what was looked at has gone by itself, for a colleague judged it, and another stands in
 * its place. Answers how one tells that the next change is one's own.
 */
function useNoticeOfChange(
  documents: readonly WaitingDocument[],
  current: WaitingDocument | undefined,
): () => void {
  const before = useRef<string>(undefined)
  const isOwn = useRef(false)
  useEffect(() => {
    const isGone =
      before.current !== undefined &&
      documents.every((each) => keyOfDocument(each) !== before.current)
    if (isGone && !isOwn.current) showToast('刚才那份已经审核过了。')
    if (isGone) isOwn.current = false
    before.current = current && keyOfDocument(current)
  }, [documents, current])
  return () => {
    isOwn.current = true
  }
}

interface DocumentQueueProps {
  readonly documents: readonly WaitingDocument[]
  readonly total: number
  readonly current: WaitingDocument | undefined
  readonly onChoose: (document: WaitingDocument) => void
}

/** The longest waiting in front. */
function DocumentQueue({ documents, total, current, onChoose }: DocumentQueueProps) {
  return (
    <>
      <p className={styles.total}>
        共 <b className="num">{total}</b> 份待审核
      </p>
      <ul className={styles.queue}>
        {documents.map((document) => (
          <li key={keyOfDocument(document)}>
            <button
              type="button"
              className={styles.row}
              aria-current={document === current}
              onClick={() => onChoose(document)}
            >
              <b>{document.name}</b>
              <span>
                {document.maskedInsuredName}，{document.productName}
              </span>
              <span className="num">{document.since} 起</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
