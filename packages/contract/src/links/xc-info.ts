import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { bankCardNumber } from '../rules/bank-card-number.ts'
import { chosen } from '../rules/chosen.ts'
import { handle } from '../rules/handle.ts'
import { isoDay } from '../rules/iso-day.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { text } from '../rules/text.ts'
import { flightNumber } from './flight-number.ts'
import { refundRegistration } from './refund-registration.ts'

/**
 * Stores trip and bank details for the refund with a code of the last five minutes; answers a receipt
 * number. A link is used once: a second time, and after its end, it is E3020001. What contradicts the
 * link, a flight that is missing and a card of another bank are 1000 at their fields.
 */
export const xcInfo = defineCall({
  group: 'wp',
  path: '/api/LinkQuery/xcInfo',
  envelope: 'head',
  answer: 'json',
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
