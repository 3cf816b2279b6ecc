import { Download, Mail } from 'lucide'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { type HandedOut, type InvoiceSheet, saveSheetOf } from './invoice-sheet.ts'

interface InvoicesBarProps {
  /** Those that have files. */
  readonly invoices: readonly HandedOut[]
  readonly onSheet: (sheet: InvoiceSheet) => void
}

/** All invoices at once, to keep and to send. */
export function InvoicesBar({ invoices, onSheet }: InvoicesBarProps) {
  return (
    <ActionBar label="全部发票">
      <Button variant="icon" onClick={() => onSheet({ kind: 'email', invoices })}>
        <Icon of={Mail} />
        发送邮箱
      </Button>
      <Button onClick={() => onSheet(saveSheetOf(invoices))}>
        <Icon of={Download} />
        {invoices.length === 1 ? '下载发票' : '全部下载'}
      </Button>
    </ActionBar>
  )
}
