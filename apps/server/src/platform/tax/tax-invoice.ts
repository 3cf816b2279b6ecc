/** 增值税 of one item: six percent of what is left without it, or none (免税). */
export type TaxRate = '6%' | '免税'

/** Amounts in fen; negative on a red-letter invoice. */
export interface TaxedItem {
  readonly name: string
  readonly netFen: number
  readonly taxRate: TaxRate
  readonly taxFen: number
}

/** 车船税, collected along with the premium; days are ISO dates, amounts fen. */
export interface VehicleTax {
  readonly from: string
  readonly to: string
  readonly dueFen: number
  readonly lateFeeFen: number
}

/** Everything that an invoice says. */
export interface TaxInvoice {
  readonly number: string
  /** Twelve digits, and a check code of twenty; fully digital invoices have neither. */
  readonly code?: string | undefined
  readonly checkCode?: string | undefined
  /** ISO date. */
  readonly issuedOn: string
  /** A company's unified credit code, or a person's ID number. */
  readonly buyer: { readonly name: string; readonly taxpayerNumber: string }
  readonly items: readonly TaxedItem[]
  readonly vehicleTax?: VehicleTax | undefined
  readonly policyNo: string
  readonly licenseNo?: string | undefined
  readonly drawer: string
  /** On a red-letter invoice: number of the one that it reverses. */
  readonly reverses?: string | undefined
}
