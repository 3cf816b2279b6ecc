import { useCallback, useState } from 'react'
import { FileView } from '../documents/FileView.tsx'
import { useFile } from '../documents/use-file.ts'
import { useViewer } from '../documents/use-viewer.ts'
import { Loading } from '../kit/progress/Loading.tsx'
import { Skeleton } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { queryPageOfAddress } from '../verification/query-page.ts'
import { DocumentActions, type DocumentSheet } from './actions/DocumentActions.tsx'
import { documentOfAddress, endorsementOfAddress, papers } from './policy-documents.ts'
import { SharedDocument } from './SharedDocument.tsx'

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
