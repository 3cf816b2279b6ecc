import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { possibility } from '../../desk/edited.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { fen } from '../../rules/counts.ts'
import { isoDay } from '../../rules/moments.ts'
import { otherPolicyNumber } from '../../rules/other-policy-number.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { nameOf } from '../../rules/people/name.ts'
import { text } from '../../rules/text.ts'
import { flightNumber, refundPurpose } from '../link.ts'
import { bankReference, paidOn, refundAmount } from '../paid-refund.ts'
import { failureClosing, failureEnding } from './failed-refund.ts'

const linkId = pipe(string(), uuid('没有这个链接'))

/** Sent and waiting for the customer; used, and how the payment stands; or of no more use. */
export const linkState = picklist(['open', 'registered', 'paid', 'failed', 'expired', 'revoked'])
export type LinkState = InferOutput<typeof linkState>

/** One link in a list: whom it was sent to is masked. Moments are `2026-11-16 08:30`. */
const deskLinkRow = object({
  linkId: string(),
  state: linkState,
  purpose: refundPurpose,
  maskedName: string(),
  maskedPhone: string(),
  /** Absent of links from before it was asked for: such a one is not paid, but sent anew. */
  amount: optional(fen),
  sentAt: string(),
  /** Absent where nobody at the desk sent it. */
  senderName: optional(string()),
  expiresAt: string(),
  registeredAt: optional(string()),
  /** Nobody has found out yet whether the money went twice. */
  isDoubted: boolean(),
  /** The transfer failed, and nobody has said yet what follows. */
  awaitsClosing: boolean(),
})
export type DeskLinkRow = InferOutput<typeof deskLinkRow>

/** Where the money goes; the card is shown whole by `revealCard` alone. */
const registeredAccount = object({
  receiptNo: string(),
  bankName: string(),
  bankPlace: string(),
  bankSubName: string(),
  maskedCard: string(),
})

/** What became of the money; nothing of the account, so that who sent the link may tell the caller. */
const settlement = object({
  settledAt: string(),
  /** Who said so: a member of staff, or the core. */
  settledByName: optional(string()),
  /** ISO date and number of the transfer, once there was one. */
  paidOn: optional(string()),
  bankReference: optional(string()),
  failedReason: optional(string()),
  /** What followed a failure. */
  closing: optional(failureClosing),
})

/** Other money that was asked for about the same policy, and has not come to nothing. */
const refundBeside = object({
  linkId: string(),
  state: linkState,
  purpose: refundPurpose,
  amount: optional(fen),
  /** ISO date: of the transfer, or else of when it was registered or sent. */
  day: string(),
})

/** A transfer that was told beside the one that the link stands for: the money may have gone twice. */
const otherTransfer = object({
  toldAt: string(),
  /** Who said so: a member of staff, or the core. */
  toldByName: optional(string()),
  amount: fen,
  paidOn: string(),
  bankReference: string(),
})

/** All of a link, for who works with it. */
const deskLink = object({
  ...deskLinkRow.entries,
  name: string(),
  /** Masked where it is the one on file, which nobody here has typed. */
  phone: string(),
  policyNo: string(),
  /** What it is paid for. */
  reason: optional(string()),
  /** As the customer gave them, or else as they were written down when it was sent. */
  flightnumber: optional(string()),
  flightdate: optional(string()),
  /** For who pays, and once there is one. */
  account: optional(registeredAccount),
  settlement: optional(settlement),
  otherTransfers: array(otherTransfer),
  /** What was found out. */
  doubtNote: optional(string()),
  /** For who pays: what else goes, or went, back of the policy, the latest in front. */
  beside: optional(array(refundBeside)),
  /** Whether this member of staff is one who pays. */
  isPayer: boolean(),
  actions: object({
    revoke: possibility,
    reveal: possibility,
    markPaid: possibility,
    markFailed: possibility,
    closeFailed: possibility,
    tellTransfer: possibility,
    settleTransfer: possibility,
  }),
})
export type DeskLink = InferOutput<typeof deskLink>

/** How long a link lasts at most, in days. */
export const linkDaysAtMost = 14

const days = `有效天数是 1 至 ${linkDaysAtMost} 的整数`

/** Whom a link goes to and what for, as staff type it. */
export const askedLink = object({
  purpose: refundPurpose,
  insuredName: nameOf('被保险人姓名'),
  mobile,
  policyNo: otherPolicyNumber,
  amount: refundAmount,
  /** What it is paid for: the customer reads it. */
  reason: text(60, '事由'),
  /** Of a delayed flight, for the customer to begin with. */
  flightnumber: optional(flightNumber),
  flightdate: optional(isoDay('航班日期')),
  days: pipe(number(days), integer(days), minValue(1, days), maxValue(linkDaysAtMost, days)),
})

/** The last links that were sent to the phone of a customer who calls; else 1007. It leaves a trace. */
export const findLinks = defineDeskCall({
  path: '/links/findLinks',
  access: 'read-links',
  request: object({ mobile }),
  response: object({ links: array(deskLinkRow) }),
})

/**
 * Links that stand so. What waits to be paid longest stands in front, of all others what happened last.
 * `counts` tell what waits: for a customer, to be paid, and of failed ones for a word on what follows.
 */
export const listLinks = defineDeskCall({
  path: '/links/listLinks',
  access: 'read-links',
  request: object({ state: linkState, isMine: optional(boolean(), false), ...pageAsked }),
  response: object({
    links: array(deskLinkRow),
    ...listExtent,
    counts: object({ open: number(), registered: number(), failed: number() }),
  }),
})

/** The bank refused the money, or sent it back; the customer reads why, and gets an SMS. */
export const markFailed = defineDeskCall({
  path: '/links/markFailed',
  kind: 'submit',
  access: 'pay-links',
  request: object({ linkId, reason: text(60, '失败原因') }),
  response: deskLink,
})

/**
 * What follows a transfer that failed, which stands in the day of who pays until then. `sent-anew` sends another link with the
 * same facts to the same phone; what that refuses, another link of the same money above all, is 1000 at `how`.
 */
export const closeFailed = defineDeskCall({
  path: '/links/closeFailed',
  kind: 'submit',
  access: 'pay-links',
  request: object({ linkId, how: failureEnding, note: text(100, '办理情况') }),
  response: deskLink,
})

/**
 * The money was sent: whoever pays says amount, day and reference of the transfer, and is shown what the customer will be told
 * (`preview`); a second request, `confirmed`, does it, and the customer gets an SMS. Another amount than is owed, a day that cannot
 * be and the reference of another refund are 1000 at their fields.
 */
export const markPaid = defineDeskCall({
  path: '/links/markPaid',
  kind: 'submit',
  access: 'pay-links',
  request: object({
    linkId,
    amountFen: refundAmount,
    bankReference,
    paidOn,
    confirmed: optional(boolean()),
  }),
  response: object({
    link: deskLink,
    /** What they will read behind their link, and in the SMS; nothing is done yet. */
    preview: optional(object({ shown: string(), told: string() })),
  }),
})

/** Whom a link was sent to and, for who pays, what was registered by it. Reading it leaves a trace. */
export const readLink = defineDeskCall({
  path: '/links/readLink',
  access: 'read-links',
  request: object({ linkId }),
  response: deskLink,
})

/** The whole card, for the payment alone: while it is still to be made. Each look leaves a trace. */
export const revealCard = defineDeskCall({
  path: '/links/revealCard',
  access: 'pay-links',
  request: object({ linkId }),
  response: object({ bankcardno: string() }),
})

/** Takes back a link that nobody has used: it opens nothing from now on. */
export const revokeLink = defineDeskCall({
  path: '/links/revokeLink',
  kind: 'submit',
  access: 'send-links',
  request: object({ linkId }),
  response: deskLink,
})

/**
 * Money left the bank for a link that was settled otherwise: it may have gone twice. Nothing of the link changes and its
 * customer reads nothing; a supervisor has it in their day until they have found out.
 */
export const tellTransfer = defineDeskCall({
  path: '/links/tellTransfer',
  kind: 'submit',
  access: 'pay-links',
  request: object({ linkId, amountFen: refundAmount, bankReference, paidOn }),
  response: deskLink,
})

/** What was found out about transfers that may have gone twice. */
export const settleTransfer = defineDeskCall({
  path: '/links/settleTransfer',
  kind: 'submit',
  access: 'settle-transfers',
  request: object({ linkId, note: text(100, '核实结果') }),
  response: deskLink,
})

export const linkDeskCalls = {
  listLinks,
  findLinks,
  readLink,
  revokeLink,
  revealCard,
  markPaid,
  markFailed,
  closeFailed,
  tellTransfer,
  settleTransfer,
}
