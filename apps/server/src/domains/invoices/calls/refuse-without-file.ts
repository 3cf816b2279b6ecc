import { type InvoiceFormat, invoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import type { Invoice } from '../store/invoice.ts'
import { formatsOf, whyNoFile } from './invoice-availability.ts'

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
export function notInFormat(wanted: InvoiceFormat, others: readonly InvoiceFormat[]): Failure {
  const wayOn =
    others.length === 0
      ? '需要其他格式请拨打 {hotline} 索取。'
      : `可以选择 ${others.map(inCapitals).join('、')} 格式。`
  return stateChanged(`没有 ${inCapitals(wanted)} 格式的发票文件，${wayOn}`)
}

function inCapitals(format: InvoiceFormat): string {
  return format.toUpperCase()
}
