import { type InferOutput, object, optional, picklist, string } from 'valibot'

/** Where a refund stands: details were taken, the money was sent, or the bank refused it. */
const refundStatus = picklist(['registered', 'paid', 'failed'])
export type RefundStatus = InferOutput<typeof refundStatus>

/** What was registered by a link, as whoever registered it may see it again. */
export const refundRegistration = object({
  receiptNo: string(),
  /** ISO 8601. */
  registeredAt: string(),
  status: refundStatus,
  bankName: string(),
  /** The bank and the last four digits. */
  maskedCard: string(),
  /** Why the money did not arrive, with `failed`. */
  failedReason: optional(string()),
})
