import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'

/** Amounts in fen; negative on a red-letter invoice. */
const item = object({
  name: string(),
  netFen: number(),
  taxRate: picklist(['6%', '免税']),
  taxFen: number(),
})

/** 车船税 that was collected along with the premium; days are ISO dates. */
const vehicleTax = object({
  from: string(),
  to: string(),
  dueFen: number(),
  lateFeeFen: number(),
})

/** The personal part of an invoice, as it is sealed in its row. */
export const invoiceSecrets = object({
  /** The insurer's own serial number, under which the invoice was asked for (开票流水号). */
  reference: string(),
  /** Absent while it is pending. */
  number: optional(string()),
  /** Code and check code of the older invoices; fully digital ones have neither. */
  code: optional(string()),
  checkCode: optional(string()),
  /** A company's unified credit code, or a person's ID number. */
  buyer: object({ name: string(), taxpayerNumber: string() }),
  items: array(item),
  vehicleTax: optional(vehicleTax),
  /** As they were when it was issued. */
  policyNo: string(),
  licenseNo: optional(string()),
  drawer: string(),
  /** Number of the red-letter invoice that replaced it, or of the one that it replaces. */
  counterpartNumber: optional(string()),
})
export type InvoiceSecrets = InferOutput<typeof invoiceSecrets>
