import { isUnifiedCreditCode } from '@ecenter/contract/rules/people/id-number.ts'
import { amountInWords } from '../documents/amount-in-words.ts'
import type { DocumentDraft } from '../documents/documents.ts'
import {
  dayInChinese,
  type Insurer,
  type Letterhead,
  letterheadOf,
} from '../documents/letterhead.ts'
import { amountInFigures } from '../documents/printed-amount.ts'
import { maskIdNumber } from '../mask/mask.ts'
import { amountsOf } from './invoice-amounts.ts'
import { sampleSeller } from './sample-seller.ts'
import type { TaxInvoice, VehicleTax } from './tax-invoice.ts'

type PrintedParty = { readonly name: string; readonly taxpayerNumber: string }
type PrintedItem = {
  readonly name: string
  readonly net: string
  readonly taxRate: string
  readonly tax: string
}
type PrintedVehicleTax = {
  readonly period: string
  readonly due: string
  readonly lateFee: string
  readonly total: string
  /** Premium and vehicle tax together. */
  readonly all: string
}

/** An invoice as it is printed; amounts are yuan, with a minus before those of a red-letter invoice. */
export type InvoiceFacts = Letterhead & {
  readonly title: string
  readonly number: string
  readonly code: string | undefined
  readonly checkCode: string | undefined
  readonly issuedOn: string
  readonly buyer: PrintedParty
  readonly seller: PrintedParty
  readonly items: readonly PrintedItem[]
  readonly net: string
  readonly tax: string
  readonly total: string
  readonly totalInWords: string
  readonly remarks: readonly string[]
  readonly vehicleTax: PrintedVehicleTax | undefined
  readonly drawer: string
}

/** A sample, whatever the mode: only the tax platform makes real ones. */
export function printedInvoiceOf(
  insurer: Insurer,
  invoice: TaxInvoice,
): DocumentDraft<InvoiceFacts> {
  const { number, code, checkCode, issuedOn, items, vehicleTax, drawer } = invoice
  const { netFen, taxFen, premiumFen, totalFen } = amountsOf(invoice)
  return {
    template: 'invoice',
    facts: {
      ...letterheadOf(insurer, issuedOn),
      isSample: true,
      title: code === undefined ? '电子发票（普通发票）' : '增值税电子普通发票',
      number,
      code,
      checkCode,
      issuedOn: dayInChinese(issuedOn),
      buyer: printedBuyer(invoice.buyer),
      seller: sampleSeller(insurer),
      items: items.map((item) => ({
        name: item.name,
        net: signedAmount(item.netFen),
        taxRate: item.taxRate,
        tax: item.taxRate === '免税' ? '***' : signedAmount(item.taxFen),
      })),
      net: signedAmount(netFen),
      tax: signedAmount(taxFen),
      total: signedAmount(premiumFen),
      totalInWords: signedWords(premiumFen),
      remarks: remarksOf(invoice),
      vehicleTax: vehicleTax && printedVehicleTax(vehicleTax, totalFen),
      drawer,
    },
  }
}

/** A company is known by its number; a person's stays masked, for papers are shown around. */
function printedBuyer({ name, taxpayerNumber }: TaxInvoice['buyer']): PrintedParty {
  const isCompany = isUnifiedCreditCode(taxpayerNumber)
  return { name, taxpayerNumber: isCompany ? taxpayerNumber : maskIdNumber(taxpayerNumber) }
}

function remarksOf({ reverses, policyNo, licenseNo }: TaxInvoice): string[] {
  return [
    ...(reverses === undefined ? [] : [`被红冲蓝字发票号码：${reverses}`]),
    `保险单号：${policyNo}`,
    ...(licenseNo === undefined ? [] : [`号牌号码：${licenseNo}`]),
  ]
}

function printedVehicleTax(
  { from, to, dueFen, lateFeeFen }: VehicleTax,
  totalFen: number,
): PrintedVehicleTax {
  return {
    period: `${from} 至 ${to}`,
    due: signedAmount(dueFen),
    lateFee: signedAmount(lateFeeFen),
    total: signedAmount(dueFen + lateFeeFen),
    all: signedAmount(totalFen),
  }
}

function signedAmount(fen: number): string {
  return `${fen < 0 ? '-' : ''}${amountInFigures(Math.abs(fen))}`
}

function signedWords(fen: number): string {
  return `${fen < 0 ? '（负数）' : ''}${amountInWords(Math.abs(fen))}`
}
