import { type InvoiceFormat, invoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { FileAnswer } from '../../../platform/calls/handler.ts'
import { DocumentFailed, DocumentsBusy } from '../../../platform/documents/documents.ts'
import type { Grant } from '../../../platform/grants/grant.ts'
import type { TaxInvoice } from '../../../platform/tax/tax-invoice.ts'
import { TaxPlatformDown } from '../../../platform/tax/tax-platform.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { readInvoice } from '../store/invoice.repository.ts'
import type { Invoice } from '../store/invoice.ts'
import { findFile, keepFiles, keptFormats } from './invoice-archive.ts'
import { formatsOf, whyNoFile } from './invoice-availability.ts'

/** A grant, or what came from one: a link, a mail to send. Its session takes turns in the queue. */
type Asker = Pick<Grant, 'object' | 'sessionId'>

const contentTypes = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
} as const satisfies Record<InvoiceFormat, string>

/** A file that is saved under a name. */
type NamedFile = FileAnswer & Required<Pick<FileAnswer, 'fileName'>> & InvoiceContent
type InvoiceContent = { readonly contentType: (typeof contentTypes)[InvoiceFormat] }

/**
 * The file of an invoice as the tax platform delivered it: asked for once, then served from the
 * archive, byte for byte. Fails with `stateChanged` and the reason where there is none of this
 * format, with `coreDown` where it cannot be had now.
 */
export async function deliveredFile(
  services: InvoicesServices,
  asker: Asker,
  format: InvoiceFormat,
): Promise<NamedFile> {
  return fileOfRead(services, asker, await readInvoice(services, asker), format)
}

/** The same of an invoice that was read in this call. */
export async function fileOfRead(
  services: InvoicesServices,
  asker: Asker,
  invoice: Invoice,
  format: InvoiceFormat,
): Promise<NamedFile> {
  const reason = whyNoFile(invoice)
  if (reason !== undefined) throw stateChanged(reason)
  const bytes = await fileOf(services, asker, invoice, format)
  return { bytes, contentType: contentTypes[format], fileName: fileNameOf(invoice, format) }
}

async function fileOf(
  services: InvoicesServices,
  { sessionId }: Asker,
  invoice: Invoice,
  format: InvoiceFormat,
): Promise<Uint8Array> {
  const { archiveQueue, documentQueue } = services
  try {
    const file = await archiveQueue.run(sessionId, () => findFile(services, invoice, format))
    return file ?? (await documentQueue.run(sessionId, () => askFor(services, invoice, format)))
  } catch (error) {
    if (!isNotDelivered(error)) throw error
    services.log.failure('tax-platform', error)
    throw new Failure(
      resultCodes.coreDown,
      '发票文件暂时取不到，请稍后再试，或拨打 {hotline} 索取。',
    )
  }
}

/** By the time of one's turn another may have had it delivered. */
async function askFor(
  services: InvoicesServices,
  invoice: Invoice,
  format: InvoiceFormat,
): Promise<Uint8Array> {
  const { id } = invoice.ref
  if (!(await keptFormats(services, [invoice])).has(id)) {
    await keepFiles(services, invoice, await services.taxPlatform.deliver(taxInvoiceOf(invoice)))
  }
  const file = await findFile(services, invoice, format)
  if (file !== undefined) return file
  throw notInFormat(format, (await keptFormats(services, [invoice])).get(id) ?? [])
}

/** Throws an Error for one without a number, which only a pending one is. */
function taxInvoiceOf(invoice: Invoice): TaxInvoice {
  const { number, status, counterpartNumber } = invoice
  if (number === undefined) throw new Error(`a ${status} invoice has no number`)
  return {
    ...invoice,
    number,
    reverses: status === 'red-letter' ? counterpartNumber : undefined,
  }
}

/** Bookkeepers keep many side by side. */
function fileNameOf({ productName, number }: Invoice, format: InvoiceFormat): string {
  return `${productName}电子发票 ${number}.${format}`
}

function isNotDelivered(error: unknown): boolean {
  return (
    error instanceof DocumentsBusy ||
    error instanceof DocumentFailed ||
    error instanceof TaxPlatformDown
  )
}

/** Refuses, with the reason, to send invoices of which one has no file in this format. */
export async function refuseWithoutFile(
  services: InvoicesServices,
  invoices: readonly Invoice[],
  wanted: InvoiceFormat,
): Promise<void> {
  const formats = await formatsOf(services, invoices)
  for (const invoice of invoices) {
    const reason = whyNoFile(invoice)
    if (reason !== undefined) throw stateChanged(reason)
    if (!formats.get(invoice.ref.id)?.includes(wanted)) throw notInFormat(wanted, commonFormats())
  }

  function commonFormats(): InvoiceFormat[] {
    return invoiceFormat.options.filter((format) =>
      invoices.every(({ ref }) => formats.get(ref.id)?.includes(format)),
    )
  }
}

/** The words for a format that the tax platform did not deliver. */
function notInFormat(wanted: InvoiceFormat, others: readonly InvoiceFormat[]): Failure {
  const wayOn =
    others.length === 0
      ? '需要其他格式请拨打 {hotline} 索取。'
      : `可以选择 ${others.map(inCapitals).join('、')} 格式。`
  return stateChanged(`没有 ${inCapitals(wanted)} 格式的发票文件，${wayOn}`)
}

function inCapitals(format: InvoiceFormat): string {
  return format.toUpperCase()
}
