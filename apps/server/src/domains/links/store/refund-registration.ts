import type { RefundStatus } from '@ecenter/contract/links/link.ts'
import { type InferOutput, object, optional, string } from 'valibot'

/** The personal part of a registration, as it is sealed in its row. */
export const refundSecrets = object({
  flightnumber: optional(string()),
  flightdate: optional(string()),
  bankName: string(),
  bankProvince: string(),
  bankCity: string(),
  bankSubName: string(),
  /** Whole until the payment is noted; its last digits after that. */
  bankcardno: string(),
  /** ISO date of the transfer, and by which the bank finds it; they stay when the money comes back. */
  paidOn: optional(string()),
  bankReference: optional(string()),
  failedReason: optional(string()),
})

/** Where the money of a link goes. */
export interface RefundRegistration extends InferOutput<typeof refundSecrets> {
  readonly receiptNo: string
  readonly registeredAt: Date
  readonly status: RefundStatus
  /** When it was said that the money was sent, or failed, and who of the staff said so; nobody where the core did. */
  readonly settledAt?: Date | undefined
  readonly settledBy?: string | undefined
}
