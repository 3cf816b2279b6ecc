import { newRequestId } from '@ecenter/client/request-id.ts'
import type { Failed } from '@ecenter/client/result.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { ScanLine } from 'lucide'
import { useRef, useState } from 'react'
import { sendFile } from '../../client/files/send-file.ts'
import { Arrival } from '../../documents/Arrival.tsx'
import { FileButton } from '../../kit/fields/FileButton.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { ProgressBar } from '../../kit/progress/ProgressBar.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { fileFault } from './file-fault.ts'
import { Verdict } from './Verdict.tsx'
import { VerificationFailed } from './VerificationFailed.tsx'

/** A file is checked as soon as it is chosen. */
export function FileVerification() {
  const { state, hasChosen, verify, retry, reset } = useFileVerification()
  switch (state.kind) {
    case 'verified':
      return (
        <Screen>
          <Verdict verified={state.verified} onAgain={reset} />
        </Screen>
      )
    case 'failed':
      return (
        <Screen>
          <VerificationFailed failed={state.failed} onRetry={retry} />
        </Screen>
      )
    case 'ready':
    case 'sending':
      return (
        <Screen isPlain>
          <Arrival isFirst={!hasChosen}>
            <FileQuestion state={state} onChoose={verify} />
          </Arrival>
        </Screen>
      )
  }
}

interface FileQuestionProps {
  readonly state: Extract<FileVerificationState, { kind: 'ready' | 'sending' }>
  readonly onChoose: (file: File) => void
}

function FileQuestion({ state, onChoose }: FileQuestionProps) {
  const isSending = state.kind === 'sending'
  return (
    <>
      <PageIntro title="查验保单真伪">
        选择电子保单的 PDF
        文件，看看它是不是由我们签发、有没有被改动过。文件只用来查验，我们不保存。
      </PageIntro>
      <FileButton
        accept=".pdf,application/pdf"
        onChoose={onChoose}
        isBusy={isSending}
        hint="PDF 文件，10 MB 以内。请用收到的原始文件，不要用截图。"
        error={isSending ? undefined : state.fault}
      >
        {isSending ? '正在查验…' : '选择 PDF 文件'}
      </FileButton>
      {isSending && <Progress share={state.share} />}
      <NoticeBar icon={ScanLine}>
        保单上有二维码的，用手机相机或微信扫码，会直接打开查验结果，不用选文件。
      </NoticeBar>
    </>
  )
}

function Progress({ share }: { readonly share: number }) {
  const text = share < 1 ? `已上传 ${Math.floor(share * 100)}%` : '已上传，正在核对'
  return <ProgressBar share={share} label={text} legend={[text]} />
}

type FileVerificationState =
  /** Waits for a file; the last one may have been refused. */
  | { readonly kind: 'ready'; readonly fault?: string }
  /** `share` is how much has been sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'verified'; readonly verified: ResponseOf<typeof verifyFile> }
  | { readonly kind: 'failed'; readonly failed: Failed }

/** Judges a file here, then lets the service check it. Retrying sends the same file again. */
function useFileVerification() {
  const [state, setState] = useState<FileVerificationState>({ kind: 'ready' })
  const chosen = useRef<File>(undefined)

  async function verify(file: File) {
    chosen.current = file
    setState({ kind: 'sending', share: 0 })
    const fault = await fileFault(file)
    if (fault !== undefined) return setState({ kind: 'ready', fault })
    const result = await sendFile(
      verifyFile,
      { file },
      { requestId: newRequestId(), onProgress: (share) => setState({ kind: 'sending', share }) },
    )
    if (result.kind === 'answered') setState({ kind: 'verified', verified: result.value })
    else if (isAboutTheFile(result)) setState({ kind: 'ready', fault: result.message })
    else setState({ kind: 'failed', failed: result })
  }

  return {
    state,
    hasChosen: chosen.current !== undefined,
    verify: (file: File) => void verify(file),
    retry: () => chosen.current && void verify(chosen.current),
    reset: () => setState({ kind: 'ready' }),
  }
}

function isAboutTheFile(failed: Failed): failed is Extract<Failed, { kind: 'rejected' }> {
  if (failed.kind !== 'rejected') return false
  return failed.field === 'file' || failed.code === resultCodes.uploadRefused
}
