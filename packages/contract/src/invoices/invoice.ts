import { array, type InferOutput, object, optional, picklist, string } from 'valibot'
import { policyKind } from '../policies/policy-summary.ts'
import { fen } from '../rules/counts.ts'

/** The formats that the tax platform delivers an invoice in. */
export const invoiceFormat = picklist(['pdf', 'ofd', 'xml'])
export type InvoiceFormat = InferOutput<typeof invoiceFormat>

/**
 * `pending`: asked of the tax platform and not issued yet; `reversed`: replaced by a red-letter
 * invoice; `red-letter`: is such a one; `cancelled`: void.
 */
export const invoiceStatus = picklist(['pending', 'issued', 'reversed', 'red-letter', 'cancelled'])
export type InvoiceStatus = InferOutput<typeof invoiceStatus>

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

/** The invoices of a policy, the newest first: each part of a car's policies has one of its own. */
export const invoiceList = object({
  invoiceInfoList: array(invoiceSummary),
  /** What the issued ones come to; reversed and red-letter invoices cancel each other out. */
  total: fen,
})
export type InvoiceList = InferOutput<typeof invoiceList>
