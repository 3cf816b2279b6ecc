import { groupGet } from '@ecenter/contract/orders/order-calls.ts'
import { type Door, door, type TextName } from '../../lookups/door.ts'
import type { CarPayment } from '../../state/car-payment.ts'
import type { NonCarPayment } from '../../state/non-car-payment.ts'
import type { OrderFact } from '../order-facts.ts'

const idHint = '投保人的证件，单位填统一社会信用代码。'
const mobileLabel = '投保时留的手机号'

type Typed = CarPayment & NonCarPayment

/** Ways to orders that are to be paid; both ask for the phone, so nobody finds those of a neighbour. */
export const orderDoors: Readonly<Record<OrderFact, Door<TextName<Typed>>>> = {
  plate: door(groupGet, {
    label: '车险订单',
    fields: [
      { name: 'licenseNo', label: '车牌号', writing: 'plate' },
      { name: 'identifyNumber', label: '证件号码', hint: idHint, writing: 'id' },
      { name: 'applyMobile', label: mobileLabel, writing: 'mobile' },
    ],
    isSlideGuarded: true,
  }),
  name: door(groupGet, {
    label: '其他订单',
    fields: [
      { name: 'identifyname', label: '投保人姓名', writing: 'name' },
      { name: 'identifynumber', label: '证件号码', hint: idHint, writing: 'id' },
      { name: 'identifymobile', label: mobileLabel, writing: 'mobile' },
    ],
    isSlideGuarded: true,
  }),
}
