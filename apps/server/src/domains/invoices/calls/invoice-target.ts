import type { Keys } from '../../../platform/keys/keys.ts'

/** What guesses about an invoice are counted against, however it is asked for. */
export function invoiceTarget(keys: Keys, invoiceNumber: string): Buffer {
  return keys.searchHash('lookup-target', 'invoice', invoiceNumber)
}
