import { failureEnding } from '@ecenter/contract/links/desk/failed-refund.ts'
import type { RefundStatus } from '@ecenter/contract/links/link.ts'
import { array, type InferOutput, number, object, optional, string } from 'valibot'

/** A transfer that was told beside the one that stands. */
const otherTransfer = object({
  amountFen: number(),
  /** ISO date. */
  paidOn: string(),
  bankReference: string(),
  /** ISO moment. */
  toldAt: string(),
  /** Who of the staff said so; nobody where the core did. */
  toldBy: optional(string()),
})
export type OtherTransfer = InferOutput<typeof otherTransfer>

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
  /** What followed a failure, and who of the staff said so. */
  closing: optional(object({ how: failureEnding, note: string(), by: string() })),
  otherTransfers: optional(array(otherTransfer), []),
  /** What was found out about them. */
  doubtNote: optional(string()),
})

/** Where the money of a link goes. */
export interface RefundRegistration
  extends Omit<InferOutput<typeof refundSecrets>, 'otherTransfers'> {
  readonly otherTransfers?: readonly OtherTransfer[]
  readonly receiptNo: string
  readonly registeredAt: Date
  readonly status: RefundStatus
  /** When it was said that the money was sent, or failed, and who of the staff said so; nobody where the core did. */
  readonly settledAt?: Date | undefined
  readonly settledBy?: string | undefined
  /** When staff said what follows a failure. */
  readonly closedAt?: Date | undefined
  /** Since when a second transfer is told that nobody has looked into. */
  readonly doubtedAt?: Date | undefined
}
