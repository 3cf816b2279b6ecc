import { object, optional, picklist } from 'valibot'
import { defineCall } from '../call.ts'
import { frameTail } from '../rules/frame-tail.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'

/** Where a policy is on its way, by ID number and frame number. */
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
    /** 0 has a plate, 1 has none yet. */
    isDeckCard: picklist(['0', '1'], '请选择是否已上牌'),
    code: optional(imageCode),
  }),
  response: object({}),
})
