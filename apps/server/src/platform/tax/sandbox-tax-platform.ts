import type { Documents } from '../documents/documents.ts'
import type { Insurer } from '../documents/letterhead.ts'
import { escapeHtml } from '../html/escape-html.ts'
import { amountsOf } from './invoice-amounts.ts'
import { printedInvoiceOf } from './printed-invoice.ts'
import { sampleInvoiceNumber } from './sample-invoice-number.ts'
import { sampleSeller } from './sample-seller.ts'
import type { TaxedItem, TaxInvoice } from './tax-invoice.ts'
import type { TaxPlatform } from './tax-platform.ts'

interface SandboxServices {
  readonly settings: Insurer
  readonly documents: Documents
}

/**
 * Stands in for the platform in a demo: it prints samples in the official layout, each page marked
 * 样张, and for fully digital invoices an XML file beside them. OFD it does not make.
 */
export function sandboxTaxPlatform({ settings, documents }: SandboxServices): TaxPlatform {
  return {
    nextNumber: sampleInvoiceNumber,
    formatsOf: ({ code }) => (code === undefined ? ['pdf', 'xml'] : ['pdf']),

    async deliver(invoice) {
      const pdf = await documents.render(printedInvoiceOf(settings, invoice))
      if (invoice.code !== undefined) return { pdf }
      return { pdf, xml: Buffer.from(invoiceXmlOf(settings, invoice)) }
    },
  }
}

/** What a program of accounts reads: the same facts as the printed page, with amounts in yuan. */
function invoiceXmlOf(insurer: Insurer, invoice: TaxInvoice): string {
  const { netFen, taxFen, premiumFen, vehicleTaxFen, totalFen } = amountsOf(invoice)
  const seller = sampleSeller(insurer)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<EInvoice>',
    ...element('Notice', '样张，不能作为报销凭证'),
    ...element('InvoiceNumber', invoice.number),
    ...element('IssueDate', invoice.issuedOn),
    ...element('ReversedInvoiceNumber', invoice.reverses),
    '<Seller>',
    ...element('Name', seller.name),
    ...element('TaxpayerNumber', seller.taxpayerNumber),
    '</Seller>',
    '<Buyer>',
    ...element('Name', invoice.buyer.name),
    ...element('TaxpayerNumber', invoice.buyer.taxpayerNumber),
    '</Buyer>',
    '<Items>',
    ...invoice.items.flatMap(itemElement),
    '</Items>',
    ...element('AmountWithoutTax', inYuan(netFen)),
    ...element('Tax', inYuan(taxFen)),
    ...element('AmountWithTax', inYuan(premiumFen)),
    '<Remarks>',
    ...element('PolicyNumber', invoice.policyNo),
    ...element('LicensePlate', invoice.licenseNo),
    ...vehicleTaxElement(invoice.vehicleTax),
    ...element('PremiumAndVehicleTax', vehicleTaxFen === undefined ? undefined : inYuan(totalFen)),
    '</Remarks>',
    ...element('Drawer', invoice.drawer),
    '</EInvoice>',
    '',
  ].join('\n')
}

function itemElement({ name, netFen, taxRate, taxFen }: TaxedItem): string[] {
  return [
    '<Item>',
    ...element('Name', name),
    ...element('AmountWithoutTax', inYuan(netFen)),
    ...element('TaxRate', taxRate),
    ...element('Tax', inYuan(taxFen)),
    '</Item>',
  ]
}

function vehicleTaxElement(tax: TaxInvoice['vehicleTax']): string[] {
  if (tax === undefined) return []
  return [
    '<VehicleTax>',
    ...element('From', tax.from),
    ...element('To', tax.to),
    ...element('Due', inYuan(tax.dueFen)),
    ...element('LateFee', inYuan(tax.lateFeeFen)),
    ...element('Total', inYuan(tax.dueFen + tax.lateFeeFen)),
    '</VehicleTax>',
  ]
}

/** Left out where there is nothing to say. */
function element(name: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`<${name}>${escapeHtml(text)}</${name}>`]
}

/** Plain figures without separators, as programs read them; no float in between. */
function inYuan(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0')
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
