import type { TypedOf } from '@ecenter/contract/call.ts'
import type { FileCall } from '../client/send.ts'
import { useDeskFile } from '../client/use-desk-file.ts'
import { Skeleton } from '../kit/layout/Skeleton.tsx'
import { Dialog } from '../kit/overlays/Dialog.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import styles from './FileDialog.module.css'

interface FileDialogProps<C extends FileCall> {
  readonly call: C
  readonly request: TypedOf<C>
  readonly name: string
  /** What a picture is, read aloud. */
  readonly alt: string
  readonly onClose: () => void
}

/** A picture to look at, or a file to keep. It is fetched when this opens, for each look leaves a trace. */
export function FileDialog<C extends FileCall>(props: FileDialogProps<C>) {
  const { call, request, name, alt, onClose } = props
  const { url, type, failed } = useDeskFile(call, request)
  return (
    <Dialog title={name} isWide onClose={onClose}>
      <FailureNotice failed={failed} />
      {url === undefined && failed === undefined && <Skeleton />}
      {url !== undefined && type === 'image/jpeg' && (
        <img className={styles.picture} src={url} alt={alt} />
      )}
      {url !== undefined && type !== 'image/jpeg' && (
        <a href={url} download={name}>
          保存文件
        </a>
      )}
    </Dialog>
  )
}

export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
