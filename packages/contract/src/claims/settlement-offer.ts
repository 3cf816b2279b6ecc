import {
  array,
  boolean,
  type InferOutput,
  integer,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { wishShown } from '../core/wish.ts'
import { fen, version } from '../rules/counts.ts'
import { handle } from '../rules/handle.ts'
import { bankCardNumber } from '../rules/people/bank-card-number.ts'
import { nameOf } from '../rules/people/name.ts'
import { signature } from '../rules/people/signature.ts'
import { chosen } from '../rules/text.ts'

const offerLine = object({
  what: string(),
  amount: fen,
  /** Why it is that much, in the core's words. */
  basis: string(),
})
export type OfferLine = InferOutput<typeof offerLine>

const shownPayee = {
  maskedName: string(),
  maskedAccount: string(),
  /** Where it goes to several: all of them, the one above first; they add up to the total. */
  shares: optional(array(object({ maskedName: string(), maskedAccount: string(), amount: fen }))),
}

/** What the insurer offers to pay (赔付方案), as its core tells it: nothing of it is calculated here. */
export const settlementOffer = object({
  /** Another one is another offer. */
  version: number(),
  lines: array(offerLine),
  total: fen,
  /** ISO date until which it can be answered; the whole day counts. */
  answerBy: string(),
  /** `closed`: settled another way than by an answer here. */
  status: picklist(['open', 'expired', 'agreed', 'objected', 'closed']),
  /** Of the version, its lines and total as they show: who answers sends it back, so that nothing else is signed. */
  mark: string(),
  /** `2026-11-20 15:04`, with an answer. */
  answeredAt: optional(string()),
  /** Of the appeal that an objection opened. */
  caseNo: optional(string()),
  /** Where the money goes; absent until the core or the customer has said. */
  payee: optional(object({ ...shownPayee, mark: string() })),
  /** Which accounts were asked for after an agreement: what was signed holds until that is answered. */
  payeeChange: optional(object({ ...wishShown.entries, ...shownPayee })),
  /** Whether other accounts can be asked for now. */
  canChangePayee: boolean(),
  /** Who the account has to be of, unless the core allows another person's. */
  maskedHolder: string(),
  mayPayOthers: boolean(),
})
export type SettlementOffer = InferOutput<typeof settlementOffer>

/** Of what was read. */
export const mark = pipe(string(), regex(/^[\w-]{22}$/, '页面已过期，请重新查询'))

/** What is answered: the version that was read, and its total, which the signature stands under. */
export const answeredOffer = {
  handle,
  version,
  total: pipe(number(), integer()),
  mark,
  signature,
}

/**
 * Agrees to an offer with a signature, once. Another version, content or account than was read, one that was
 * answered, and one whose day has passed answer E3020001; no account to pay into is 1000 with the field `payee`.
 */
export const agreeToSettlement = defineCall({
  path: '/claims/agreeToSettlement',
  kind: 'submit',
  level: 'fresh-code',
  action: 'agree-settlement',
  request: object({ ...answeredOffer, payeeMark: optional(mark) }),
  response: settlementOffer,
})

/** Names the account that the money goes to, while the offer is open. */
export const changePayee = defineCall({
  path: '/claims/changePayee',
  kind: 'submit',
  level: 'fresh-code',
  action: 'change-payee',
  request: object({
    handle,
    holder: nameOf('户名'),
    bankName: chosen(50, '开户银行'),
    bankcardno: bankCardNumber,
  }),
  response: settlementOffer,
})

/** What is signed of an offer: the answer to it, and other accounts after that. */
export const signedOffer = picklist(['answer', 'payee-change'])
export type SignedOffer = InferOutput<typeof signedOffer>

/** The signed answer to the offer as a PDF, or what was signed last to change its accounts; what nobody signed has none (E3020001). */
export const downloadAnswer = defineCall({
  path: '/claims/downloadAnswer',
  answer: 'file',
  level: 'phone-on-file',
  request: object({ handle, signed: optional(signedOffer, 'answer') }),
})
