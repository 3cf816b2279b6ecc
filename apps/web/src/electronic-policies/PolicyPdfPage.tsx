import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Download } from 'lucide'
import { useCallback, useState } from 'react'
import type { SavedFile } from '../client/files/fetch-file.ts'
import { FileView } from '../documents/FileView.tsx'
import { canSaveFiles } from '../documents/handing-out/can-save-files.ts'
import { saveFile } from '../documents/handing-out/save-file.ts'
import { PdfReader } from '../documents/reading/PdfReader.tsx'
import { usePdf } from '../documents/reading/use-pdf.ts'
import { useFile } from '../documents/use-file.ts'
import { useViewer } from '../documents/use-viewer.ts'
import { ActionBar } from '../kit/buttons/ActionBar.tsx'
import { Button } from '../kit/buttons/Button.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { Toaster } from '../kit/overlays/Toaster.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { Loading } from '../kit/progress/Loading.tsx'
import { Skeleton } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { FailureState } from '../shell/screen/FailureState.tsx'
import { NoLongerShared } from '../shell/screen/NoLongerShared.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { queryPageOfAddress } from '../verification/query-page.ts'
import { DocumentActions, type DocumentSheet } from './actions/DocumentActions.tsx'
import { documentOfAddress, endorsementOfAddress, papers } from './policy-documents.ts'

/** The policy's document, its mark or an endorsement in the page: to read, to keep and to send. */
export function PolicyPdfPage() {
  return pageParameter('shared') === '1' ? <SharedDocument /> : <OwnDocument />
}

function OwnDocument() {
  const handle = pageParameter('handle') ?? ''
  const endorsementNo = endorsementOfAddress()
  const paper = documentOfAddress()
  const { name, isMailed, call, fetch } = papers[paper]
  const { file, failed, ask } = useFile(
    useCallback(() => fetch({ handle, endorsementNo }), [fetch, handle, endorsementNo]),
  )
  const [sheet, setSheet] = useState<DocumentSheet>()
  useViewer()

  const actions = file && <DocumentActions {...{ handle, paper, file, sheet }} onSheet={setSheet} />
  return (
    <Screen title={name} actions={actions}>
      <ProvenContent {...{ handle, failed, ask }} call={call()} queryHref={queryPageOfAddress()}>
        {file === undefined ? (
          <>
            <Loading text={`正在生成${name}...`} />
            <Skeleton lines={8} />
          </>
        ) : (
          <FileView {...{ file, name, isMailed }} onSheet={setSheet} />
        )}
      </ProvenContent>
    </Screen>
  )
}

/** A document of the family's: to read and to save. Mails and links to it are its owner's to send. */
function SharedDocument() {
  const handle = pageParameter('handle') ?? ''
  const { name, call, fetch } = papers[documentOfAddress()]
  const { file, failed, ask } = useFile(
    useCallback(() => fetch({ handle, endorsementNo: undefined }), [fetch, handle]),
  )
  useViewer()
  const isOver = failed?.kind === 'rejected' && failed.code === resultCodes.grantMissing
  return (
    <Screen title={name} actions={file && canSaveFiles() && <SaveBar name={name} file={file} />}>
      {isOver ? (
        <NoLongerShared />
      ) : failed !== undefined ? (
        <FailureState failed={failed} onRetry={ask} queryHref="#/me" call={call()} />
      ) : file === undefined ? (
        <Waiting text={`正在生成${name}...`} />
      ) : (
        <Pages file={file} name={name} />
      )}
    </Screen>
  )
}

interface PaperProps {
  readonly file: SavedFile
  readonly name: string
}

function Pages({ file, name }: PaperProps) {
  const { state, giveUp, retry } = usePdf(file.bytes)
  if (state.kind === 'opening') return <Waiting text={`正在打开${name}...`} />
  if (state.kind === 'broken') {
    return (
      <div role="alert">
        <NoticeBar tone="warning">这台手机的浏览器显示不了{name}，请换一个浏览器打开。</NoticeBar>
        <Button variant="text" onClick={retry}>
          再试一次
        </Button>
      </div>
    )
  }
  return <PdfReader pdf={state.pdf} name={name} onBroken={giveUp} />
}

function SaveBar({ file, name }: PaperProps) {
  return (
    <>
      <ActionBar label={name}>
        <Button
          onClick={() => {
            saveFile(file)
            showToast('已开始下载，请在浏览器的下载中查看')
          }}
        >
          <Icon of={Download} />
          保存
        </Button>
      </ActionBar>
      <Toaster />
    </>
  )
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <>
      <Loading text={text} />
      <Skeleton lines={8} />
    </>
  )
}
