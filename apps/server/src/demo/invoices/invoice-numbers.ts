import { digitalInvoiceNumber } from '../../platform/tax/sample-invoice-number.ts'
import { seededRandom } from '../seeded-random.ts'

/** By what an invoice is known; the older ones have a code and a check code beside their number. */
interface InvoiceNumbers {
  readonly number: string
  readonly code?: string
  readonly checkCode?: string
}

interface Numbered {
  readonly serial: number
  /** The four-digit area of the branch. */
  readonly area: string
  readonly issuedOn: string
}

export function digitalNumbers({ serial, area, issuedOn }: Numbered): InvoiceNumbers {
  return { number: digitalInvoiceNumber({ areaCode: area, issuedOn }, serial) }
}

/** Eight digits, with the code of the batch: area, year, batch, kind. */
export function olderNumbers({ serial, area, issuedOn }: Numbered): InvoiceNumbers {
  const { between } = seededRandom(serial)
  return {
    number: String(40_000_000 + serial),
    code: `0${area}${issuedOn.slice(2, 4)}00111`,
    checkCode: Array.from({ length: 20 }, () => between(0, 9)).join(''),
  }
}
