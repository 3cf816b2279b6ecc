import { array, type InferOutput, object, optional, string } from 'valibot'
import { policyKind } from '../policies/policy-kind.ts'
import { fen } from '../rules/fen.ts'
import { invoiceFormat } from './invoice-format.ts'
import { invoiceStatus } from './invoice-status.ts'

/** One row of a list of invoices (specification, section 3). */
export const invoiceSummary = object({
  /** Opens this invoice in this session only. */
  handle: string(),
  status: invoiceStatus,
  kind: policyKind,
  productName: string(),
  maskedPolicyNo: string(),
  /** Masked; whoever the invoice is made out to. */
  maskedBuyer: string(),
  /** Twelve digits; fully digital invoices have none. */
  billcode: optional(string()),
  /** Absent while it is pending. */
  billnumber: optional(string()),
  /** With tax and with what is collected for the state; negative on a red-letter invoice. */
  billamount: fen,
  /** Vehicle tax (车船税) that is part of the amount. */
  vehicleTax: optional(fen),
  /** ISO date; while pending, the day by which it is issued. */
  makedate: string(),
  /** Number of the red-letter invoice that replaced it, or of the one that it replaces. */
  counterpartNumber: optional(string()),
  /** What its file can be had as; none while it is pending. */
  formats: array(invoiceFormat),
})
export type InvoiceSummary = InferOutput<typeof invoiceSummary>
