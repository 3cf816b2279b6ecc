import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import { Card } from '../../kit/layout/Card.tsx'
import styles from './ClaimDocumentsCard.module.css'
import { DocumentItem } from './DocumentItem.tsx'
import { documentCount, isMissing } from './document-words.ts'

interface ClaimDocumentsCardProps {
  /** Of the claim. */
  readonly handle: string
  readonly documents: readonly ClaimDocument[]
  /** A file has been stored: the claim is to be read anew. */
  readonly onChanged: () => void
}

/** All that the claim asks for, each with its state and, while it is taken, a place to add files. */
export function ClaimDocumentsCard(props: ClaimDocumentsCardProps) {
  const { handle, documents, onChanged } = props
  if (documents.length === 0) return null
  const next = documents.find((each) => each.canSend && isMissing(each) && !each.isSignedHere)
  return (
    <Card title="需要的材料" sub={documentCount(documents)}>
      <ul className={styles.list}>
        {documents.map((document) => (
          <DocumentItem
            key={document.type}
            handle={handle}
            document={document}
            isNext={document === next}
            onReceived={onChanged}
          />
        ))}
      </ul>
    </Card>
  )
}
