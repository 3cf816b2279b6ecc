import { downloadPolicy } from '@ecenter/contract/electronic-policies/download-policy.ts'
import { useEffect } from 'react'
import { Loading } from '../kit/Loading.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/Screen.tsx'
import { useSessionFlags } from '../state/session-flags.ts'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { PdfActions } from './PdfActions.tsx'
import { PdfPages } from './PdfPages.tsx'
import { useFile } from './use-file.ts'
import { useZoom } from './use-zoom.ts'

/** The policy's document in the page: its pages, larger and smaller, and a copy to keep. */
export function PolicyPdfPage() {
  const handle = pageParameter('handle') ?? ''
  const { file, failed, ask } = useFile(downloadPolicy, handle)
  const zoom = useZoom()
  useShowFlag()

  return (
    <Screen actions={file && <PdfActions file={file} zoom={zoom} />}>
      <ProvenContent handle={handle} failed={failed} ask={ask} queryHref="#/policy-query">
        {file === undefined ? (
          <>
            <Loading text="正在生成电子保单..." />
            <Skeleton lines={8} />
          </>
        ) : (
          <PdfPages bytes={file.bytes} scale={zoom.scale} />
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
