import { FileX } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { PdfReader } from './PdfReader.tsx'
import { usePdf } from './use-pdf.ts'

interface OpenedPdfProps {
  readonly bytes: Uint8Array
  readonly name: string
}

/** A PDF that has come, to be read within a sheet. */
export function OpenedPdf({ bytes, name }: OpenedPdfProps) {
  const { state, giveUp, retry } = usePdf(bytes)
  switch (state.kind) {
    case 'opening':
      return <Loading text="正在打开文件..." />
    case 'broken':
      return <BrokenPdf onRetry={retry} />
    case 'open':
      return <PdfReader pdf={state.pdf} name={name} onBroken={giveUp} />
  }
}

export function BrokenPdf({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <div role="alert">
        <NoticeBar tone="warning" icon={FileX}>
          这个文件没有打开，请再试一次。
        </NoticeBar>
      </div>
      <Button variant="text" isBlock onClick={onRetry}>
        再试一次
      </Button>
    </>
  )
}
