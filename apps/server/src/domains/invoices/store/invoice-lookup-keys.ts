import type { Keys } from '../../../platform/keys/keys.ts'
import type { Invoice } from './invoice.ts'

/** What names an invoice: number and code, or number and day where it is fully digital. */
export function invoiceNumberLookupKey(
  keys: Keys,
  { number, code, day }: { number: string; code: string | undefined; day: string | undefined },
): Buffer {
  return code === undefined
    ? keys.searchHash('invoice-no+day', number, day ?? '')
    : keys.searchHash('invoice-no+code', number, code)
}

/** All that is printed on an invoice and asked for to check it; an older one has a code and a check code. */
export interface PrintedFacts {
  readonly number: string
  readonly code: string | undefined
  readonly day: string
  /** The last six digits. */
  readonly checkCodeTail: string | undefined
  /** The buyer's, where the reader gives it. */
  readonly taxpayerNumber: string | undefined
}

/** Whoever knows all of them may check the invoice; one that is wrong leads nowhere. */
export function printedFactsLookupKey(keys: Keys, facts: PrintedFacts): Buffer {
  const { number, code, day, checkCodeTail, taxpayerNumber } = facts
  const stated = [number, code, day, checkCodeTail, taxpayerNumber]
  return keys.searchHash('invoice-facts', ...stated.map((fact) => fact ?? ''))
}

type KeyedFacts = Pick<Invoice, 'number' | 'code' | 'checkCode' | 'issuedOn' | 'buyer'>

/** Every lookup key that leads to an invoice; a pending one has nothing to be known by. */
export function invoiceLookupKeysOf(keys: Keys, invoice: KeyedFacts): Buffer[] {
  const { number, code, checkCode, issuedOn: day, buyer } = invoice
  if (number === undefined) return []
  const printed = { number, code, day, checkCodeTail: checkCode?.slice(-6) }
  return [
    invoiceNumberLookupKey(keys, { number, code, day }),
    printedFactsLookupKey(keys, { ...printed, taxpayerNumber: undefined }),
    printedFactsLookupKey(keys, { ...printed, taxpayerNumber: buyer.taxpayerNumber }),
  ]
}
