import { downloadInvoice } from '@ecenter/contract/invoices/invoice-calls.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Download, Mail } from 'lucide'
import { useCallback, useState } from 'react'
import { fetchFile, type SavedFile } from '../client/files/fetch-file.ts'
import { FileView } from '../documents/FileView.tsx'
import { canSaveFiles } from '../documents/handing-out/can-save-files.ts'
import { saveFile } from '../documents/handing-out/save-file.ts'
import { useFile } from '../documents/use-file.ts'
import { useViewer } from '../documents/use-viewer.ts'
import { ActionBar } from '../kit/buttons/ActionBar.tsx'
import { Button } from '../kit/buttons/Button.tsx'
import { Toaster } from '../kit/overlays/Toaster.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { Loading } from '../kit/progress/Loading.tsx'
import { Skeleton } from '../kit/progress/Skeleton.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { StandingCard } from './changing/StandingCard.tsx'
import type { HandedOut, InvoiceSheet } from './saving/invoice-sheet.ts'
import { SavingSheets } from './saving/SavingSheets.tsx'

interface InvoiceDocumentProps {
  readonly handle: string
  readonly queryHref: string
  /** The list that it was opened from, or that leads to what replaces it. */
  readonly listHref: string
}

const name = '电子发票'

/** The document of one invoice in the page: to read, to keep and to send. */
export function InvoiceDocument({ handle, queryHref, listHref }: InvoiceDocumentProps) {
  const { file, failed, ask } = useFile(
    useCallback(() => fetchFile(downloadInvoice, { handle, fileFormat: 'pdf' }), [handle]),
  )
  const [sheet, setSheet] = useState<InvoiceSheet>()
  const [invoices] = useState<readonly HandedOut[]>([
    { handle, productName: name, formats: ['pdf'] },
  ])
  const handleSheet = (kind: InvoiceSheet['kind']) => setSheet({ kind, invoices })
  useViewer()

  return (
    <Screen actions={file && <DocumentBar file={file} onSheet={handleSheet} />}>
      <ProvenContent {...{ handle, failed, ask, queryHref }} subject="发票">
        {file === undefined ? (
          <>
            <Loading text={`正在打开${name}...`} />
            <Skeleton lines={8} />
          </>
        ) : (
          <>
            <StandingCard {...{ handle, listHref }} />
            <FileView file={file} name={name} isMailed onSheet={handleSheet} />
          </>
        )}
      </ProvenContent>
      <SavingSheets sheet={sheet} queryHref={queryHref} onSheet={setSheet} />
      <Toaster />
    </Screen>
  )
}

interface DocumentBarProps {
  readonly file: SavedFile
  readonly onSheet: (kind: InvoiceSheet['kind']) => void
}

/** What shows has come already, so nothing is fetched to keep it. */
function DocumentBar({ file, onSheet }: DocumentBarProps) {
  function handleSave() {
    if (!canSaveFiles()) return onSheet('link')
    saveFile(file)
    showToast('已开始下载，请在浏览器的下载中查看')
  }

  return (
    <ActionBar label={name}>
      <Button variant="icon" onClick={() => onSheet('email')}>
        <Icon of={Mail} />
        发到邮箱
      </Button>
      <Button onClick={handleSave}>
        <Icon of={Download} />
        保存
      </Button>
    </ActionBar>
  )
}
