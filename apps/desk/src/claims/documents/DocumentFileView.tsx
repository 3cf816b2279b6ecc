import { viewDocument, type WaitingFile } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import { useState } from 'react'
import { failureText } from '../../client/failures.ts'
import { useDeskFile } from '../../client/use-desk-file.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import styles from './DocumentFileView.module.css'
import { Picture } from './Picture.tsx'
import type { PictureView } from './use-picture-view.ts'

interface DocumentFileViewProps {
  readonly claimId: string
  readonly file: WaitingFile
  /** Read aloud. */
  readonly name: string
  /** What stands over it; its name where it is left out. */
  readonly caption?: string
  readonly onShown: () => void
  /** The keys for pictures act on it. */
  readonly hasKeys: boolean
  /** That of the picture that it is compared with. */
  readonly view?: PictureView | undefined
}

/** A picture, or the pages of a PDF, as large as there is room; a press opens it by itself. */
export function DocumentFileView(props: DocumentFileViewProps) {
  const [attempt, setAttempt] = useState(1)
  return <FileView key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

interface FileViewProps extends DocumentFileViewProps {
  readonly onAgain: () => void
}

function FileView(props: FileViewProps) {
  const { claimId, file, name, caption = name, onShown, hasKeys, view, onAgain } = props
  const { fileId, mediaType, receivedAt } = file
  const { url, failed } = useDeskFile(viewDocument, { claimId, fileId })
  return (
    <figure className={styles.file}>
      <figcaption>
        <span>{caption}</span>
        <span>
          <span className="num">{receivedAt}</span> 收到
        </span>
        {url !== undefined && (
          <a href={url} target="_blank" rel="noreferrer" onClick={onShown}>
            单独打开
          </a>
        )}
      </figcaption>
      {failed !== undefined && (
        <Callout
          tone="danger"
          isAlert
          actions={
            <Button isSmall onClick={onAgain}>
              重试
            </Button>
          }
        >
          {failureText(failed)}
        </Callout>
      )}
      {url === undefined && failed === undefined && <Spinner size="s" />}
      {url !== undefined &&
        (mediaType === 'application/pdf' ? (
          <iframe className={styles.pages} src={url} title={name} onLoad={onShown} />
        ) : (
          <Picture {...{ url, name, onShown, hasKeys, view }} />
        ))}
    </figure>
  )
}
