import { useState } from 'react'
import { later } from '../../kit/overlays/later.tsx'
import type { InvoiceSheet } from './invoice-sheet.ts'

const SaveSheet = later(() => import('./SaveSheet.tsx'), 'SaveSheet')
const EmailSheet = later(() => import('./InvoiceEmailSheet.tsx'), 'InvoiceEmailSheet')
const LinkSheet = later(() => import('./InvoiceLinkSheet.tsx'), 'InvoiceLinkSheet')

interface SavingSheetsProps {
  readonly sheet: InvoiceSheet | undefined
  readonly queryHref: string
  readonly onSheet: (sheet: InvoiceSheet | undefined) => void
}

/** The ways to keep invoices. A sheet that closes keeps its invoices; others get a sheet of their own. */
export function SavingSheets({ sheet, queryHref, onSheet }: SavingSheetsProps) {
  const [invoices, setInvoices] = useState(sheet?.invoices ?? [])
  if (sheet !== undefined && sheet.invoices !== invoices) setInvoices(sheet.invoices)
  const [first] = invoices
  if (first === undefined) return null
  const onClose = () => onSheet(undefined)
  const key = invoices.map(({ handle }) => handle).join()
  return (
    <>
      <SaveSheet
        key={`save ${key}`}
        {...{ invoices, queryHref, onClose }}
        isOpen={sheet?.kind === 'save'}
      />
      <LinkSheet
        key={`link ${key}`}
        invoice={first}
        onClose={onClose}
        isOpen={sheet?.kind === 'link'}
        onEmail={() => onSheet({ kind: 'email', invoices })}
      />
      <EmailSheet
        key={`email ${key}`}
        {...{ invoices, queryHref, onClose }}
        isOpen={sheet?.kind === 'email'}
      />
    </>
  )
}
