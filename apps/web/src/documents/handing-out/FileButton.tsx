import type { Failed } from '@ecenter/client/result.ts'
import type { Query } from '@ecenter/contract/call.ts'
import { type ComponentProps, useState } from 'react'
import { fetchFile, type SavedFile } from '../../client/files/fetch-file.ts'
import { renewProof } from '../../client/renewal/renewal.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import { canSaveFiles } from './can-save-files.ts'
import { saveFile } from './save-file.ts'

const FileSheet = later(() => import('./FileSheet.tsx'), 'FileSheet')

interface FileButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'isBlock' | 'isCompact' | 'aria-label'> {
  /** Answers the file of what the handle names. */
  readonly call: Query
  readonly handle: string
  /** Which of its files, where it has several. */
  readonly asked?: Readonly<Record<string, string | undefined>> | undefined
  /** 签好的文件: what is saved, or read where the browser saves nothing. */
  readonly file: string
}

/** A file to be kept, or read where the browser keeps none; a proof that has expired is renewed in place. */
export function FileButton({ call, handle, asked, file, ...look }: FileButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const [shown, setShown] = useState<SavedFile>()
  const canSave = canSaveFiles()
  const request = { handle, ...asked }

  async function save() {
    setIsBusy(true)
    setFailed(undefined)
    const result = await fetchFile(call, request)
    setIsBusy(false)
    if (result.kind === 'answered' && !canSave) {
      setShown(result.value)
    } else if (result.kind === 'answered') {
      saveFile(result.value)
      showToast('已开始下载，请在浏览器的下载中查看')
    } else if (!renewProof(call, request, result, () => void save())) {
      setFailed(result)
    }
  }

  if (failed !== undefined) return <FailureNotice failed={failed} onRetry={() => void save()} />
  return (
    <>
      <Button {...look} isBusy={isBusy} onClick={() => void save()}>
        {canSave ? '保存' : '查看'}
        {file}
      </Button>
      {shown && <FileSheet file={shown} isOpen onClose={() => setShown(undefined)} />}
    </>
  )
}
