import { isTaken, takeCode } from '../../../platform/database/take-code.ts'
import type { ShortLinkStore } from './short-link.repository.ts'

/**
 * Takes the number of a transfer for one refund, in the transaction that notes it; false where
 * another has it. It stays taken when the money comes back: the bank gives each of its transfers another one.
 */
export async function takeBankReference(
  { db, keys }: ShortLinkStore,
  bankReference: string,
): Promise<boolean> {
  return takeCode(db, codeOf(keys, bankReference))
}

/** Whether another refund has it. */
export async function isBankReferenceTaken(
  { db, keys }: ShortLinkStore,
  bankReference: string,
): Promise<boolean> {
  return isTaken(db, codeOf(keys, bankReference))
}

function codeOf(keys: ShortLinkStore['keys'], bankReference: string): string {
  return keys.searchHash('bank-reference', bankReference).toString('hex')
}
