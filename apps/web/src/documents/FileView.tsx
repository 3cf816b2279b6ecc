import { FileX } from 'lucide'
import type { SavedFile } from '../client/files/fetch-file.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { Skeleton } from '../kit/progress/Skeleton.tsx'
import { PdfReader } from './reading/PdfReader.tsx'
import { usePdf } from './reading/use-pdf.ts'

interface FileViewProps {
  readonly file: SavedFile
  /** What customers call it: 电子保单. */
  readonly name: string
  /** Whether it comes by mail too. */
  readonly isMailed: boolean
  readonly onSheet: (sheet: 'email' | 'link') => void
}

/** The document that has come, or, where the browser cannot show it, the other ways to it. */
export function FileView({ file, name, isMailed, onSheet }: FileViewProps) {
  const { state, giveUp, retry } = usePdf(file.bytes)
  if (state.kind === 'opening') {
    return (
      <>
        <Loading text={`正在打开${name}...`} />
        <Skeleton lines={8} />
      </>
    )
  }
  if (state.kind === 'broken') {
    return (
      <ResultState
        tone="error"
        icon={FileX}
        title="页面里显示不了"
        actions={
          <>
            <Button isBlock onClick={() => onSheet('link')}>
              用链接打开
            </Button>
            {isMailed && (
              <Button variant="secondary" isBlock onClick={() => onSheet('email')}>
                发到邮箱
              </Button>
            )}
            <Button variant="text" onClick={retry}>
              再试一次
            </Button>
          </>
        }
      >
        这台手机的浏览器显示不了{name}，
        <br />
        请换一种方式打开。
      </ResultState>
    )
  }
  return <PdfReader pdf={state.pdf} name={name} onBroken={giveUp} />
}
