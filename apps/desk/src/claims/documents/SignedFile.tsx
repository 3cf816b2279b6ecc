import type {
  viewApplication,
  viewSignedAnswer,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import type { SignedOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import { useState } from 'react'
import { failureText } from '../../client/failures.ts'
import { useDeskFile } from '../../client/use-desk-file.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import styles from './DocumentFileView.module.css'

interface SignedFileProps {
  readonly claimId: string
  readonly call: typeof viewApplication | typeof viewSignedAnswer
  /** Which, where several are signed. */
  readonly signed?: SignedOffer
  /** What staff read of it. */
  readonly name: string
}

/** What the customer signed, once staff ask for it: each opening is a look that leaves a trace. */
export function SignedFile({ claimId, call, signed, name }: SignedFileProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { url, failed } = useDeskFile(call, isAsked ? { claimId, signed } : undefined)
  if (!isAsked) {
    return (
      <Button isSmall onClick={() => setIsAsked(true)}>
        打开{name}
      </Button>
    )
  }
  if (failed !== undefined) {
    return (
      <Callout tone="danger" isAlert>
        {failureText(failed)}
      </Callout>
    )
  }
  if (url === undefined) return <Spinner size="s" />
  return (
    <figure className={styles.file}>
      <figcaption>
        {name}
        <a href={url} target="_blank" rel="noreferrer">
          单独打开
        </a>
      </figcaption>
      <iframe className={styles.pages} src={url} title={name} />
    </figure>
  )
}
