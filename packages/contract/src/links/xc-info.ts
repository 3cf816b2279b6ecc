import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { text } from '../rules/text.ts'

/** Stores trip and bank details for the refund; answers a receipt number. */
export const xcInfo = defineCall({
  group: 'wp',
  path: '/api/LinkQuery/xcInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'fresh-code',
  request: object({
    handle,
    mobile: optional(mobile),
    policyNo: optional(text(25, '保单号')),
    flightnumber: text(10, '航班号'),
    flightdate: text(10, '航班日期'),
    insuredName: nameOf('被保险人姓名'),
    bankName: text(50, '开户银行'),
    bankProvince: text(20, '开户省份'),
    bankCity: text(20, '开户城市'),
    bankSubName: text(80, '开户支行'),
    bankcardno: text(30, '银行卡号'),
  }),
  response: object({}),
})
