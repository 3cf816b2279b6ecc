import type { InvoiceStatus } from '@ecenter/contract/invoices/invoice.ts'
import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { InvoiceSecrets } from './invoice-record.ts'

/** One invoice with its personal part opened; only the repository makes one. */
export interface Invoice extends InvoiceSecrets {
  readonly ref: ObjectRef
  /** The policy that it is about. */
  readonly policyRef: ObjectRef
  readonly kind: PolicyKind
  readonly productName: string
  /** The phone on file of that policy. */
  readonly phoneKey: Buffer | null
  readonly status: InvoiceStatus
  /** ISO date; while it is pending, the day by which it is issued. */
  readonly issuedOn: string
  /** When it was cancelled or reversed. */
  readonly changedOn: string | undefined
  /** In fen, with tax and vehicle tax; negative on a red-letter invoice. */
  readonly amountFen: number
}
