import { type InferOutput, picklist } from 'valibot'

/**
 * `pending`: asked of the tax platform and not issued yet; `reversed`: replaced by a red-letter
 * invoice; `red-letter`: is such a one; `cancelled`: void.
 */
export const invoiceStatus = picklist(['pending', 'issued', 'reversed', 'red-letter', 'cancelled'])
export type InvoiceStatus = InferOutput<typeof invoiceStatus>
