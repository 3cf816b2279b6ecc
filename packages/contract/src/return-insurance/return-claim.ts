import { maxLength, number, object, optional, picklist, pipe, regex, string } from 'valibot'
import { defineCall } from '../call.ts'
import { returnCouriers } from '../constants/couriers.ts'
import { smsCode } from '../rules/codes/sms-code.ts'
import { email } from '../rules/people/email.ts'
import { mobileOrOwn } from '../rules/people/mobile-or-own.ts'
import { typedCode } from '../rules/text.ts'

/** The number of an order on a marketplace: at most 30 letters and digits. */
export const marketplaceOrderNumber = pipe(
  typedCode('订单号'),
  regex(/^[A-Za-z0-9-]+$/, '订单号由字母和数字组成，请核对'),
  maxLength(30, ({ received }) => `订单号最多 30 位，现在 ${received} 位，请核对`),
)

/**
 * Whether a marketplace order is insured and unclaimed (return-freight claim, section 3). A number
 * that is unknown and one that was never insured are one answer at its field.
 */
export const checkOrder = defineCall({
  group: 'wp',
  path: '/api/returnInsuranceClaim/checkOrder',
  level: 'open',
  request: object({ insuranceOrderId: marketplaceOrderNumber }),
  response: object({
    marketplace: string(),
    maskedShop: string(),
    /** The most that is paid for sending it back; in fen. */
    sumInsured: number(),
    /** ISO date of the last day on which it may be claimed. */
    claimUntil: string(),
  }),
})

/** The number of the parcel that went back: at most 25 letters and digits. */
const courierNumber = pipe(
  typedCode('快递单号'),
  regex(/^[A-Za-z0-9]+$/, '快递单号由字母和数字组成，请核对'),
  maxLength(25, ({ received }) => `快递单号最多 25 位，现在 ${received} 位，请核对`),
)

const courierNames = returnCouriers.map(({ name }) => name)

/**
 * Claims the freight of a returned order (section 3) once the phone was proven. An order is claimed
 * once: the same phone is answered the same report number again, anybody else is refused.
 */
export const returnInsuranceClaim = defineCall({
  group: 'wp',
  path: '/api/returnInsuranceClaim/returnInsuranceClaim',
  kind: 'submit',
  level: 'phone',
  request: object({
    insuranceOrderId: marketplaceOrderNumber,
    zlist: picklist(courierNames, '请选择快递公司'),
    deliveryId: courierNumber,
    phoneNumber: mobileOrOwn,
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

export const returnInsuranceCalls = {
  checkOrder,
  returnInsuranceClaim,
}
