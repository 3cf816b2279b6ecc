import { array, object, optional, picklist } from 'valibot'
import { defineCall } from '../call.ts'
import { frameTail } from '../rules/frame-tail.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { deliveryInfo } from './delivery-info.ts'

/**
 * Where the papers of a car's orders are, the latest first (Order delivery form, section 3); none
 * found, not yours and locked are one answer (1007).
 */
export const orderDelivery = defineCall({
  group: 'wp',
  path: '/order/orderDelivery',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    insurdIdentityNumber: idNumber,
    frameNo: frameTail,
    /** 0: it was ordered with a gift card; 1: it was not. */
    isDeckCard: picklist(['0', '1'], '请选择是否礼品卡订单'),
    code: optional(imageCode),
  }),
  response: object({ deliveryInfoList: array(deliveryInfo) }),
})
