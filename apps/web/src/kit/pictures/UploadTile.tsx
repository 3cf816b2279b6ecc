import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { FileText, RotateCw, X } from 'lucide'
import { useState } from 'react'
import styles from './UploadTiles.module.css'
import { percentOf, textOf, type UploadFile } from './upload-files.ts'

interface UploadTileProps {
  readonly file: UploadFile
  /** Its place: 第 2 张. */
  readonly name: string
  readonly onRetry: () => void
  /** None for what can no longer be taken back. */
  readonly onRemove: (() => void) | undefined
  readonly onOpen: (() => void) | undefined
}

export function UploadTile({ file, name, onRetry, onRemove, onOpen }: UploadTileProps) {
  const { state } = file
  return (
    <li className={classNames(styles.tile, styles[state.kind])}>
      <Face file={file} name={name} onPress={state.kind === 'failed' ? onRetry : onOpen} />
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`删除${name}，${file.name}`}
          onClick={onRemove}
        >
          <span>
            <Icon of={X} size="s" />
          </span>
        </button>
      )}
    </li>
  )
}

interface FaceProps extends Pick<UploadTileProps, 'file' | 'name'> {
  readonly onPress: (() => void) | undefined
}

/** The picture and what has become of it; a button where pressing it does something. */
function Face({ file, name, onPress }: FaceProps) {
  const { state } = file
  const [isUnreadable, setIsUnreadable] = useState(false)
  // What is called a photo may be none, or one that this browser cannot draw.
  const preview = isUnreadable ? undefined : file.preview
  const picture =
    preview === undefined ? (
      <span className={styles.paper}>
        <Icon of={FileText} />
        {file.name}
      </span>
    ) : (
      <img
        className={styles.picture}
        src={preview}
        alt={`${name}，${file.name}`}
        onError={() => setIsUnreadable(true)}
      />
    )
  if (state.kind === 'sending') {
    return (
      <>
        {picture}
        <Progress name={name} share={state.share} />
      </>
    )
  }
  const word = (
    <span className={styles.word}>
      {state.kind === 'failed' && <Icon of={RotateCw} size="s" />}
      {textOf(state)}
    </span>
  )
  if (!onPress || (state.kind !== 'failed' && preview === undefined)) {
    return (
      <>
        {picture}
        {word}
      </>
    )
  }
  return (
    <button type="button" className={styles.face} onClick={onPress}>
      {picture}
      {word}
    </button>
  )
}

function Progress({ name, share }: { readonly name: string; readonly share: number }) {
  return (
    <span
      className={styles.word}
      role="progressbar"
      aria-label={`${name}上传进度`}
      aria-valuenow={percentOf(share)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {textOf({ kind: 'sending', share })}
    </span>
  )
}
