import type { InvoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import type { Reading } from '../../../platform/database/connections/connection-within.ts'
import type { Services } from '../../services.ts'
import type { Invoice } from '../store/invoice.ts'
import { keptFormats } from './invoice-archive.ts'

/** Why an invoice has no file to hand out, in words for the customer; undefined where it has. */
export function whyNoFile({ status, issuedOn }: Invoice): string | undefined {
  switch (status) {
    case 'pending':
      return `这张发票还在开具，预计 ${issuedOn} 前开好，请到时再来下载。`
    case 'cancelled':
      return '这张发票已作废，不再提供文件。'
    case 'issued':
    case 'reversed':
    case 'red-letter':
      return undefined
  }
}

/** What each invoice can be had as: what was delivered, or what the tax platform will deliver; by id. */
export async function formatsOf(
  services: Reading & Pick<Services, 'taxPlatform'>,
  invoices: readonly Invoice[],
): Promise<Map<string, readonly InvoiceFormat[]>> {
  const available = invoices.filter((invoice) => whyNoFile(invoice) === undefined)
  const kept = await keptFormats(services, available)
  return new Map(
    available.map((invoice) => {
      const { id } = invoice.ref
      return [id, kept.get(id) ?? services.taxPlatform.formatsOf(invoice)]
    }),
  )
}
