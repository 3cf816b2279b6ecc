import { Icon } from '@ecenter/ui/Icon.tsx'
import { Camera } from 'lucide'
import { type ChangeEvent, useId, useState } from 'react'
import { UploadTile } from './UploadTile.tsx'
import styles from './UploadTiles.module.css'
import { hasNotArrived, thatFit, type UploadFile } from './upload-files.ts'

interface UploadTilesProps {
  /** What the files are: 维修发票. */
  readonly label: string
  readonly files: readonly UploadFile[]
  readonly max?: number
  /** As the `accept` of a file input. */
  readonly accept?: string
  readonly addLabel?: string
  /** Files go out as they are chosen, so what has arrived stays. */
  readonly isSentAtOnce?: boolean
  /** At least one file was chosen; no more than still fit are handed over. */
  readonly onAdd: (files: readonly File[]) => void
  readonly onRetry: (id: string) => void
  readonly onRemove: (id: string) => void
  /** A tile with a picture was pressed: a `PictureViewer` may open. */
  readonly onOpen?: (id: string) => void
}

/** Chosen files with preview and progress; a failed one stays, with its reason and another try. */
export function UploadTiles(props: UploadTilesProps) {
  const { label, files, max = 9, accept = 'image/*', addLabel = '添加照片' } = props
  const { isSentAtOnce = false } = props
  const titleId = useId()
  const [left, setLeft] = useState(0)

  function handleChoice({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const fitting = thatFit([...(currentTarget.files ?? [])], files.length, max)
    setLeft(fitting.left)
    if (fitting.files.length > 0) props.onAdd(fitting.files)
    // Otherwise the same file, chosen once more, would be no change.
    currentTarget.value = ''
  }

  return (
    <section aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        {label}，最多 {max} 张
      </p>
      <ul className={styles.tiles}>
        {files.map((file, at) => (
          <UploadTile
            key={file.id}
            file={file}
            name={`第 ${at + 1} 张`}
            onRetry={() => props.onRetry(file.id)}
            onRemove={
              isSentAtOnce && !hasNotArrived(file.state) ? undefined : () => props.onRemove(file.id)
            }
            onOpen={props.onOpen && (() => props.onOpen?.(file.id))}
          />
        ))}
        {files.length < max && (
          <li className={styles.tile}>
            <label className={styles.add}>
              <input type="file" multiple accept={accept} onChange={handleChoice} />
              <Icon of={Camera} />
              {addLabel}
            </label>
          </li>
        )}
      </ul>
      <Notes files={files} left={left} max={max} />
    </section>
  )
}

interface NotesProps extends Pick<UploadTilesProps, 'files'> {
  readonly left: number
  readonly max: number
}

/** What failed and why, and what was left out. */
function Notes({ files, left, max }: NotesProps) {
  return (
    <div role="alert">
      {files.map(
        ({ id, state }, at) =>
          hasNotArrived(state) && (
            <p key={id} className={styles.error}>
              第 {at + 1} 张没有上传：{state.reason}
            </p>
          ),
      )}
      {left > 0 && (
        <p className={styles.note}>
          最多 {max} 张，多出的 {left} 张没有加入。
        </p>
      )}
    </div>
  )
}
