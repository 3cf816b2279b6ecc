import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import { Card } from '../../kit/layout/Card.tsx'
import styles from './ClaimDocumentsCard.module.css'
import { DocumentItem } from './DocumentItem.tsx'
import { documentCount, isMissing } from './document-words.ts'

interface ClaimDocumentsCardProps {
  /** Of the claim. */
  readonly handle: string
  readonly documents: readonly ClaimDocument[]
  /** Whoever is it signs the application here; others only send files. */
  readonly isInsured?: boolean
  /** A file has been stored: the claim is to be read anew. */
  readonly onChanged: () => void
}

/** All that the claim asks for, each with its state and, while it is taken, a place to add files. */
export function ClaimDocumentsCard(props: ClaimDocumentsCardProps) {
  const { handle, documents, isInsured = false, onChanged } = props
  if (documents.length === 0) return null
  const isForSignature = ({ type }: ClaimDocument) => isInsured && type === 'claim-form'
  const next = documents.find((each) => each.canSend && isMissing(each) && !isForSignature(each))
  return (
    <Card title="需要的材料" sub={documentCount(documents)}>
      <ul className={styles.list}>
        {documents.map((document) => (
          <DocumentItem
            key={document.type}
            handle={handle}
            document={document}
            isNext={document === next}
            canSign={isForSignature(document)}
            onReceived={onChanged}
          />
        ))}
      </ul>
    </Card>
  )
}
