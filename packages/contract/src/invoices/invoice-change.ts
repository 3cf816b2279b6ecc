import { boolean, type InferOutput, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { wishShown } from '../core/wish.ts'
import { handle } from '../rules/handle.ts'
import { taxpayerNumber } from '../rules/invoice-number.ts'
import { nameOf } from '../rules/people/name.ts'
import { text } from '../rules/text.ts'
import { invoiceStatus } from './invoice.ts'

/** What is asked for of an issued invoice: another title (抬头), or a new one for another reason. */
export const invoiceChange = picklist(['title', 'reissue'])
export type InvoiceChange = InferOutput<typeof invoiceChange>

/** How an invoice stands, and what was asked of it last. */
export const invoiceStanding = object({
  status: invoiceStatus,
  /** As its document prints it to who may see it here: a company with its number, a person without. */
  buyer: object({ name: string(), taxPayerNumber: optional(string()) }),
  /** Whether it can be asked for another one now: it is in force, and nothing that was asked for waits. */
  canAsk: boolean(),
  wish: optional(
    object({
      ...wishShown.entries,
      change: invoiceChange,
      /** Whom the new one is to be made out to, with another title. */
      title: optional(string()),
    }),
  ),
})
export type InvoiceStanding = InferOutput<typeof invoiceStanding>

/** How one invoice stands, and what became of what was asked for. */
export const readInvoiceStanding = defineCall({
  path: '/invoices/readInvoiceStanding',
  level: 'phone-on-file',
  request: object({ handle }),
  response: invoiceStanding,
})

/**
 * Asks the core for the same invoice with another title: it is reversed by a red one and issued anew. What waits for
 * an answer already, or is not in force, answers E3020001; the title that it has is refused at `title`.
 */
export const changeInvoiceTitle = defineCall({
  path: '/invoices/changeInvoiceTitle',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({ handle, title: nameOf('发票抬头', 100), taxPayerNumber: taxpayerNumber }),
  response: invoiceStanding,
})

/** The same with its title as it is, for a reason in the customer's words. */
export const reissueInvoice = defineCall({
  path: '/invoices/reissueInvoice',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({ handle, content: text(200, '重开原因') }),
  response: invoiceStanding,
})
