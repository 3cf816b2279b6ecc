import type { RefundPurpose } from '@ecenter/contract/links/link.ts'
import { boolean, type InferOutput, number, object, optional, string } from 'valibot'
import type { ObjectRef } from '../../../platform/grants/grant.ts'

/** The personal part of a link, as it is sealed in its row. */
export const shortLinkSecrets = object({
  mobile: string(),
  policyNo: string(),
  insuredName: string(),
  /** Nobody at the desk typed the phone: the one on file was taken, which stays masked. */
  isPhoneOnFile: optional(boolean()),
  /** What is owed, in fen, and what for; undefined of links from before both were asked for. */
  amount: optional(number()),
  reason: optional(string()),
  flightnumber: optional(string()),
  flightdate: optional(string()),
  /** Who opened or reset the account of the sender, as it was then. */
  senderOpenedBy: optional(string()),
  /** Their account, as it was then. */
  senderAccount: optional(string()),
})

/** What the call centre sent a customer a link for. */
export interface NewShortLink extends InferOutput<typeof shortLinkSecrets> {
  readonly purpose: RefundPurpose
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly staffId: string | undefined
}

export interface ShortLink extends NewShortLink {
  readonly ref: ObjectRef
  /** When staff took it back. */
  readonly revokedAt: Date | undefined
}

/** What the trail tells of a link: nothing personal, and for how much in fen. */
export function purposeAndSum({
  purpose,
  amount,
}: Pick<NewShortLink, 'purpose' | 'amount'>): string {
  return amount === undefined ? purpose : `${purpose} ${amount}`
}
