import { boolean, type InferOutput, object, optional, picklist, pipe, string, uuid } from 'valibot'
import { possibility } from '../../desk/possibility.ts'
import { fen } from '../../rules/fen.ts'
import { refundPurpose } from '../refund-purpose.ts'

export const linkId = pipe(string(), uuid('没有这个链接'))

/** Sent and waiting for the customer; used, and how the payment stands; or of no more use. */
export const linkState = picklist(['open', 'registered', 'paid', 'failed', 'expired', 'revoked'])
export type LinkState = InferOutput<typeof linkState>

/** One link in a list: whom it was sent to is masked. Moments are `2026-11-16 08:30`. */
export const deskLinkRow = object({
  linkId: string(),
  state: linkState,
  purpose: refundPurpose,
  maskedName: string(),
  maskedPhone: string(),
  amount: optional(fen),
  sentAt: string(),
  /** Absent where nobody at the desk sent it. */
  senderName: optional(string()),
  expiresAt: string(),
  registeredAt: optional(string()),
})
export type DeskLinkRow = InferOutput<typeof deskLinkRow>

/** Where the money goes; the card is shown whole by `revealCard` alone. */
const registeredAccount = object({
  receiptNo: string(),
  bankName: string(),
  bankPlace: string(),
  bankSubName: string(),
  maskedCard: string(),
  settledAt: optional(string()),
  settledByName: optional(string()),
  failedReason: optional(string()),
})

/** All of a link, for who works with it. */
export const deskLink = object({
  ...deskLinkRow.entries,
  name: string(),
  phone: string(),
  policyNo: string(),
  /** As the customer gave them, or else as they were written down when it was sent. */
  flightnumber: optional(string()),
  flightdate: optional(string()),
  /** For who pays, and once there is one. */
  account: optional(registeredAccount),
  /** Whether this member of staff is one who pays. */
  isPayer: boolean(),
  actions: object({
    revoke: possibility,
    reveal: possibility,
    markPaid: possibility,
    markFailed: possibility,
  }),
})
export type DeskLink = InferOutput<typeof deskLink>
