import { randomInt } from 'node:crypto'
import type { NumberAsked } from './tax-platform.ts'

/** Twenty digits, as fully digital invoices have them: the year, the province, the channel, and a serial. */
export function digitalInvoiceNumber({ areaCode, issuedOn }: NumberAsked, serial: number): string {
  const province = areaCode.slice(0, 2)
  return `${issuedOn.slice(2, 4)}${province}2${String(serial).padStart(15, '0')}`
}

/** The number of a sample that is issued while a demo runs, apart from those that it is loaded with. */
export function sampleInvoiceNumber(asked: NumberAsked): string {
  return digitalInvoiceNumber(asked, 900_000_000_000_000 + randomInt(100_000_000_000_000))
}
