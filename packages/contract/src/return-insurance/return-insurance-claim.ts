import { object, optional, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { returnCouriers } from '../constants/return-couriers.ts'
import { email } from '../rules/email.ts'
import { mobile } from '../rules/mobile.ts'
import { smsCode } from '../rules/sms-code.ts'
import { courierNumber } from './courier-number.ts'
import { marketplaceOrderNumber } from './marketplace-order-number.ts'

const courierNames = returnCouriers.map(({ name }) => name)

/**
 * Claims the freight of a returned order (section 3) once the phone was proven. An order is claimed
 * once: the same phone is answered the same report number again, anybody else is refused.
 */
export const returnInsuranceClaim = defineCall({
  group: 'wp',
  path: '/api/returnInsuranceClaim/returnInsuranceClaim',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({
    insuranceOrderId: marketplaceOrderNumber,
    zlist: picklist(courierNames, '请选择快递公司'),
    deliveryId: courierNumber,
    phoneNumber: mobile,
    smsValidCode: optional(smsCode),
    email: optional(email),
  }),
  response: object({
    registNo: string(),
    /** Opens the progress of this claim in this session. */
    handle: string(),
    /** ISO date by which the claimant is told whether it is paid. */
    answerBy: string(),
    /** Where a confirmation goes, when an e-mail address was given; nowhere when it was claimed before. */
    maskedEmail: optional(string()),
  }),
})
