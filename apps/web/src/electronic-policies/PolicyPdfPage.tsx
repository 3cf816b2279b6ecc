import { useEffect, useState } from 'react'
import { Loading } from '../kit/Loading.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/Screen.tsx'
import { useSessionFlags } from '../state/session-flags.ts'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { queryPageOfAddress } from '../verification/query-page.ts'
import { PaperActions, type PaperSheet } from './actions/PaperActions.tsx'
import { PaperView } from './PaperView.tsx'
import { endorsementOfAddress, paperOfAddress, papers } from './papers.ts'
import { prepareViewer } from './reading/pdf-document.ts'
import { useFile } from './use-file.ts'

/** The policy's document, its mark or an endorsement in the page: to read, to keep and to send. */
export function PolicyPdfPage() {
  const handle = pageParameter('handle') ?? ''
  const paper = paperOfAddress()
  const { name } = papers[paper]
  const { file, failed, ask } = useFile(paper, { handle, endorsementNo: endorsementOfAddress() })
  const [sheet, setSheet] = useState<PaperSheet>()
  useShowFlag()
  useEffect(() => {
    // Should it not come, opening the document tries again and tells.
    prepareViewer().catch(() => undefined)
  }, [])

  const actions = file && <PaperActions {...{ handle, paper, file, sheet }} onSheet={setSheet} />
  return (
    <Screen title={name} actions={actions}>
      <ProvenContent handle={handle} failed={failed} ask={ask} queryHref={queryPageOfAddress()}>
        {file === undefined ? (
          <>
            <Loading text={`正在生成${name}...`} />
            <Skeleton lines={8} />
          </>
        ) : (
          <PaperView file={file} paper={paper} onSheet={setSheet} />
        )}
      </ProvenContent>
    </Screen>
  )
}

/** Set while the document is open and cleared on leaving it (specification, section 2). */
function useShowFlag(): void {
  useEffect(() => {
    useSessionFlags.setState({ showFlag: true })
    return () => {
      useSessionFlags.setState({ showFlag: false })
    }
  }, [])
}
