import type { RefundRegistration } from '../store/refund-registration.ts'

/** Whether a bank's number is that of a transfer which is known of this refund, so that nothing is new. */
export function isToldBefore(
  bankReference: string,
  { bankReference: first, otherTransfers = [] }: RefundRegistration,
): boolean {
  return [first, ...otherTransfers.map((other) => other.bankReference)].includes(bankReference)
}
