import {
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  toUpperCase,
} from 'valibot'
import { defineCall } from '../call.ts'
import { imageCode } from '../rules/codes/image-code.ts'
import { fen } from '../rules/counts.ts'
import { handle } from '../rules/handle.ts'
import { isoDay } from '../rules/moments.ts'
import { bankCardNumber } from '../rules/people/bank-card-number.ts'
import { mobile } from '../rules/people/mobile.ts'
import { nameOf } from '../rules/people/name.ts'
import { chosen, text, typedCode } from '../rules/text.ts'

/** What the call centre sends links for: money for a delayed flight, or premium that is given back. */
export const refundPurpose = picklist(['flight-delay', 'premium'], '请选择款项')
export type RefundPurpose = InferOutput<typeof refundPurpose>

/** What customers and staff read of a purpose. */
export const refundPurposeNames: Readonly<Record<RefundPurpose, string>> = {
  'flight-delay': '航班延误理赔款',
  premium: '退还保费',
}

/** Where a refund stands: details were taken, the money was sent, or the bank refused it. */
const refundStatus = picklist(['registered', 'paid', 'failed'])
export type RefundStatus = InferOutput<typeof refundStatus>

/** What was registered by a link, as whoever registered it may see it again. */
const refundRegistration = object({
  receiptNo: string(),
  /** ISO 8601. */
  registeredAt: string(),
  status: refundStatus,
  bankName: string(),
  /** The bank and the last four digits. */
  maskedCard: string(),
  /** ISO date on which the money was sent and by which the bank finds it, with `paid`. */
  paidOn: optional(string()),
  bankReference: optional(string()),
  /** Why the money did not arrive, with `failed`. */
  failedReason: optional(string()),
})

/**
 * Whether phone and image code (`verifypicForShortUrl`) fit the link, and the trip it is about. A wrong
 * phone, too many of them and a link that nobody sent are 1007; a link that has expired unused is
 * E3020001.
 */
export const checkInfo = defineCall({
  group: 'wp',
  path: '/api/LinkQuery/checkInfo',
  level: 'open',
  request: object({ pid: text(64, '链接'), mobile, verificationCode: optional(imageCode) }),
  response: object({
    /** Names the refund; a code with it opens `xcInfo`. */
    handle: string(),
    purpose: refundPurpose,
    maskedPhone: string(),
    maskedName: string(),
    maskedPolicyNo: string(),
    /** With what it is paid for, as the call centre wrote both down; absent of links from before they were asked for. */
    amount: optional(fen),
    reason: optional(string()),
    /** As the call centre wrote them down, to begin with. */
    flightnumber: optional(string()),
    flightdate: optional(string()),
    /** Absent while the link is still to be used. */
    registration: optional(refundRegistration),
  }),
})

/** An airline of two letters or digits and three or four digits, as it stands on the boarding pass. */
export const flightNumber = pipe(
  typedCode('航班号'),
  toUpperCase(),
  regex(/^(?=.?[A-Z])[A-Z\d]{2}\d{3,4}[A-Z]?$/, '航班号有误，例如 CA1234，请对照登机牌核对'),
)

/**
 * What a short link is for, whom it is meant for (masked) and until when (ISO 8601). What came of one
 * that was used is told by `checkInfo` alone; one that nobody sent is 1007. One that the call centre took
 * back is `revoked`.
 */
export const describeLink = defineCall({
  group: 'policy',
  path: '/policy/wapShortInfo',
  envelope: 'plain',
  level: 'open',
  request: object({ pid: text(64, '链接') }),
  response: object({
    state: picklist(['open', 'expired', 'revoked', 'used']),
    purpose: refundPurpose,
    maskedPhone: string(),
    maskedName: string(),
    expiresAt: string(),
  }),
})

/**
 * Stores trip and bank details for the refund with a code of the last five minutes; answers a receipt
 * number. A link is used once: a second time, and after its end, it is E3020001. What contradicts the
 * link, a flight that is missing and a card of another bank are 1000 at their fields.
 */
export const submitRefundDetails = defineCall({
  group: 'wp',
  path: '/api/LinkQuery/xcInfo',
  kind: 'submit',
  level: 'fresh-code',
  action: 'register-bank',
  request: object({
    handle,
    mobile: optional(mobile),
    policyNo: optional(text(25, '保单号')),
    /** Of a flight that was delayed; a premium refund has none. */
    flightnumber: optional(flightNumber),
    flightdate: optional(isoDay('航班日期')),
    insuredName: nameOf('被保险人姓名'),
    /** One of a list, or any other by its name. */
    bankName: chosen(50, '开户银行'),
    bankProvince: chosen(20, '开户地区'),
    bankCity: chosen(20, '开户地区'),
    bankSubName: text(80, '开户支行'),
    bankcardno: bankCardNumber,
  }),
  response: refundRegistration,
})

export const linkCalls = {
  describeLink,
  checkInfo,
  submitRefundDetails,
}
