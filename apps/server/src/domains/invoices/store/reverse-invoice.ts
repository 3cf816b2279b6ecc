import type { NewInvoice } from './store-invoices.ts'

/** What tells a red-letter invoice (红字发票) from the one that it reverses. */
export interface RedLetter {
  readonly reference: string
  readonly number: string
  /** Of an older one; what reverses an older invoice may be fully digital. */
  readonly code?: string
  readonly checkCode?: string
  /** ISO date. */
  readonly issuedOn: string
}

/**
 * An issued invoice and the red-letter invoice that takes it back whole: each names the other, and
 * their amounts cancel each other out. What changes is invoiced anew. Throws an Error for an invoice
 * that is not in force: nothing is taken back twice, or before it was issued.
 */
export function reverseInvoice(blue: NewInvoice, red: RedLetter): [NewInvoice, NewInvoice] {
  if (blue.status !== 'issued' || blue.number === undefined) {
    throw new Error(`a ${blue.status} invoice cannot be reversed`)
  }
  return [
    { ...blue, status: 'reversed', changedOn: red.issuedOn, counterpartNumber: red.number },
    {
      ...blue,
      ...red,
      code: red.code,
      checkCode: red.checkCode,
      status: 'red-letter',
      changedOn: undefined,
      counterpartNumber: blue.number,
      items: blue.items.map((item) => ({
        ...item,
        netFen: opposite(item.netFen),
        taxFen: opposite(item.taxFen),
      })),
      vehicleTax: blue.vehicleTax && {
        ...blue.vehicleTax,
        dueFen: opposite(blue.vehicleTax.dueFen),
        lateFeeFen: opposite(blue.vehicleTax.lateFeeFen),
      },
    },
  ]
}

/** Without a negative zero, which no comparison of amounts would forgive. */
function opposite(fen: number): number {
  return fen === 0 ? 0 : -fen
}
