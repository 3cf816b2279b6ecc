import { type InferOutput, picklist } from 'valibot'

/** The formats that the tax platform delivers an invoice in. */
export const invoiceFormat = picklist(['pdf', 'ofd', 'xml'])
export type InvoiceFormat = InferOutput<typeof invoiceFormat>
