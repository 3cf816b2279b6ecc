import { sendInvoiceEmail } from '@ecenter/contract/invoices/invoice-calls.ts'
import { useState } from 'react'
import { canSaveFiles } from '../../documents/handing-out/can-save-files.ts'
import { EmailForm } from '../../documents/handing-out/EmailForm.tsx'
import { EmailSheetFrame } from '../../documents/handing-out/EmailSheetFrame.tsx'
import { useEmailForm } from '../../documents/handing-out/use-email-form.ts'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { FormatChoice } from './FormatChoice.tsx'
import { formatsOfAll } from './formats.ts'
import type { HandedOut } from './invoice-sheet.ts'
import styles from './SaveSheet.module.css'

/** What one mail takes. */
const mostInOneMail = 20

interface InvoiceEmailSheetProps {
  readonly invoices: readonly HandedOut[]
  readonly queryHref: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** One invoice, or all of them, to the bookkeeper's mailbox. */
export function InvoiceEmailSheet(props: InvoiceEmailSheetProps) {
  const { invoices, queryHref, isOpen, onClose } = props
  const mailed = invoices.slice(0, mostInOneMail)
  const formats = formatsOfAll(mailed)
  const [fileFormat, setFileFormat] = useState(formats[0])
  const [handle = '', ...others] = mailed.map((invoice) => invoice.handle)
  const form = useEmailForm(
    sendInvoiceEmail,
    { handle, purpose: 'email-invoice', queryHref },
    { initial: { email: '' }, fixed: { handle, others, fileFormat } },
  )
  return (
    <EmailSheetFrame {...{ form, isOpen, onClose }}>
      <div className={styles.parts}>
        <Reason count={mailed.length} total={invoices.length} />
        <FormatChoice formats={formats} value={fileFormat} onChange={setFileFormat} />
        <EmailForm form={form} />
      </div>
    </EmailSheetFrame>
  )
}

interface ReasonProps {
  readonly count: number
  readonly total: number
}

/** How many go out, and why they are not simply kept here. */
function Reason({ count, total }: ReasonProps) {
  const isPart = count < total
  if (total === 1) return null
  return (
    <NoticeBar>
      {!canSaveFiles() && '这里不能直接保存多张发票，可以发到邮箱。'}
      {isPart ? `一次最多发送 ${count} 张，这次发送最新的 ${count} 张。` : `共 ${count} 张发票。`}
      {isPart && '其余的请逐张发送。'}
    </NoticeBar>
  )
}
