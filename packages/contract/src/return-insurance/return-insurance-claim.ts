import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { email } from '../rules/email.ts'
import { mobile } from '../rules/mobile.ts'
import { smsCode } from '../rules/sms-code.ts'
import { text } from '../rules/text.ts'

/** Claims the freight of a returned order. */
export const returnInsuranceClaim = defineCall({
  group: 'wp',
  path: '/api/returnInsuranceClaim/returnInsuranceClaim',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({
    insuranceOrderId: text(30, '订单号'),
    zlist: text(40, '快递公司'),
    deliveryId: text(25, '快递单号'),
    phoneNumber: mobile,
    smsValidCode: optional(smsCode),
    email: optional(email),
  }),
  response: object({}),
})
