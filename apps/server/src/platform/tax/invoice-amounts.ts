import type { TaxInvoice } from './tax-invoice.ts'

/** What an invoice comes to, each part in fen. */
export interface InvoiceAmounts {
  readonly netFen: number
  readonly taxFen: number
  /** 价税合计: the premium with its tax. */
  readonly premiumFen: number
  /** 车船税 with its late fee, which is collected for the state; undefined where none is. */
  readonly vehicleTaxFen: number | undefined
  /** All of it. */
  readonly totalFen: number
}

export function amountsOf({
  items,
  vehicleTax,
}: Pick<TaxInvoice, 'items' | 'vehicleTax'>): InvoiceAmounts {
  const netFen = items.reduce((sum, item) => sum + item.netFen, 0)
  const taxFen = items.reduce((sum, item) => sum + item.taxFen, 0)
  const premiumFen = netFen + taxFen
  const vehicleTaxFen = vehicleTax && vehicleTax.dueFen + vehicleTax.lateFeeFen
  return { netFen, taxFen, premiumFen, vehicleTaxFen, totalFen: premiumFen + (vehicleTaxFen ?? 0) }
}
