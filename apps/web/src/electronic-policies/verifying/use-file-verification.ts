import type { ResponseOf } from '@ecenter/contract/call.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { useRef, useState } from 'react'
import type { Failed } from '../../client/outcome.ts'
import { newRequestId } from '../../client/page-session.ts'
import { sendFile } from '../../client/send-file.ts'
import { fileFault } from './file-fault.ts'

export type FileVerificationState =
  /** Waits for a file; the last one may have been refused. */
  | { readonly kind: 'ready'; readonly fault?: string }
  /** `share` is how much has been sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'verified'; readonly verified: ResponseOf<typeof verifyFile> }
  | { readonly kind: 'failed'; readonly failed: Failed }

/** Judges a file here, then lets the service check it. Retrying sends the same file again. */
export function useFileVerification() {
  const [state, setState] = useState<FileVerificationState>({ kind: 'ready' })
  const chosen = useRef<File>(undefined)

  async function verify(file: File) {
    chosen.current = file
    setState({ kind: 'sending', share: 0 })
    const fault = await fileFault(file)
    if (fault !== undefined) return setState({ kind: 'ready', fault })
    const outcome = await sendFile(
      verifyFile,
      { file },
      { requestId: newRequestId(), onProgress: (share) => setState({ kind: 'sending', share }) },
    )
    if (outcome.kind === 'answered') setState({ kind: 'verified', verified: outcome.value })
    else if (isAboutTheFile(outcome)) setState({ kind: 'ready', fault: outcome.message })
    else setState({ kind: 'failed', failed: outcome })
  }

  return {
    state,
    hasChosen: chosen.current !== undefined,
    verify: (file: File) => void verify(file),
    retry: () => chosen.current && void verify(chosen.current),
    reset: () => setState({ kind: 'ready' }),
  }
}

function isAboutTheFile(failed: Failed): failed is Extract<Failed, { kind: 'refused' }> {
  if (failed.kind !== 'refused') return false
  return failed.field === 'file' || failed.code === resultCodes.uploadRefused
}
