import type { WaitingDocument } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import styles from './DocumentQueue.module.css'
import { keyOfDocument } from './document-key.ts'

interface DocumentQueueProps {
  readonly documents: readonly WaitingDocument[]
  readonly total: number
  readonly current: WaitingDocument | undefined
  readonly onChoose: (document: WaitingDocument) => void
}

/** The longest waiting in front. */
export function DocumentQueue({ documents, total, current, onChoose }: DocumentQueueProps) {
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
