import { createHash } from 'node:crypto'

/**
 * Numbers follow from what is numbered, not from a counter: whoever lost their state, and reads the feed
 * again from its beginning, numbers everything as before.
 */
export function policyNumber(proposalNo: string, issuedOn: string): string {
  const [productCode, area] = [proposalNo.slice(1, 4), proposalNo.slice(8, 12)]
  return `P${productCode}${issuedOn.slice(0, 4)}${area}${digitsOf(proposalNo, 10)}`
}

/** Of the class and area of the policy, so that who reads it knows what it is of. */
export function reportNumberOf(policyNo: string, receiptNo: string, year: string): string {
  return `R${policyNo.slice(1, 4)}${year}${policyNo.slice(8, 12)}${digitsOf(receiptNo, 10)}`
}

/** Twenty digits, as fully digital invoices have them: year, province, channel and serial. */
export function invoiceNumber(policyNo: string, issuedOn: string, serial = policyNo): string {
  const province = policyNo.slice(8, 10)
  return `${issuedOn.slice(2, 4)}${province}2${digitsOf(serial, 15)}`
}

/** Begin with 8, as nothing does with which the demo is loaded. */
function digitsOf(what: string, count: number): string {
  const hash = createHash('sha256').update(what).digest()
  const rest = (hash.readBigUInt64BE() % 10n ** BigInt(count - 1)).toString()
  return `8${rest.padStart(count - 1, '0')}`
}
