import { type InvoiceFormat, invoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import type { HandedOut } from './invoice-sheet.ts'

interface FormatWords {
  readonly label: string
  readonly note: string
  /** Of the file, as a media type. */
  readonly type: string
}

export const formatWords: Readonly<Record<InvoiceFormat, FormatWords>> = {
  pdf: { label: 'PDF', note: '适合查看和打印', type: 'application/pdf' },
  ofd: { label: 'OFD', note: '有的单位报销要用', type: 'application/ofd' },
  xml: { label: 'XML', note: '数据文件，财务入账用', type: 'application/xml' },
}

/** What all of these invoices can be had as; the choice begins with the first. */
export function formatsOfAll(
  invoices: readonly Pick<HandedOut, 'formats'>[],
): readonly [InvoiceFormat, ...InvoiceFormat[]] {
  const [first = 'pdf', ...more] = invoiceFormat.options.filter((format) =>
    invoices.every(({ formats }) => formats.includes(format)),
  )
  return [first, ...more]
}
