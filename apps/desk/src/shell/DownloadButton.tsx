import type { Failed } from '@ecenter/client/result.ts'
import type { TypedOf } from '@ecenter/contract/call.ts'
import { Download } from 'lucide'
import { useState } from 'react'
import { type FileCall, fetchFile } from '../client/send.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { FailureNotice } from './FailureNotice.tsx'

interface DownloadButtonProps<C extends FileCall> {
  readonly call: C
  readonly request: TypedOf<C>
  /** What it is saved as. */
  readonly fileName: string
  readonly children: string
}

/** Fetches a file and saves it; what was refused stands beside the button. */
export function DownloadButton<C extends FileCall>(props: DownloadButtonProps<C>) {
  const { call, request, fileName, children } = props
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function handleClick() {
    setFailed(undefined)
    setIsBusy(true)
    const result = await fetchFile(call, request)
    setIsBusy(false)
    if (result.kind === 'answered') saveFile(result.value, fileName)
    else setFailed(result)
  }

  return (
    <>
      <Button icon={Download} isBusy={isBusy} onClick={() => void handleClick()}>
        {children}
      </Button>
      <FailureNotice failed={failed} />
    </>
  )
}

/** Saves a file as the browser saves what is downloaded. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
