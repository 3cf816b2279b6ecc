import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { fen } from '../rules/fen.ts'

/**
 * What anyone who holds an invoice may learn of it. `unknown`: we issued none with these facts;
 * which of them is wrong is not told.
 */
export const verifiedInvoice = object({
  verdict: picklist(['genuine', 'cancelled', 'reversed', 'red-letter', 'unknown']),
  facts: optional(
    object({
      billcode: optional(string()),
      billnumber: string(),
      /** ISO date. */
      makedate: string(),
      /** With tax and with what is collected for the state, as on its list; negative on a red-letter invoice. */
      billamount: fen,
      /** Vehicle tax (车船税) that is part of the amount. */
      vehicleTax: optional(fen),
      maskedBuyer: string(),
      seller: string(),
      productName: string(),
      /** Of the invoice that replaced it, or that it replaces. */
      counterpartNumber: optional(string()),
      /** ISO date of the cancelling or reversing. */
      changedOn: optional(string()),
    }),
  ),
})
export type VerifiedInvoice = InferOutput<typeof verifiedInvoice>
