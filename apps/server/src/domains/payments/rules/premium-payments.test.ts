import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { storedOrder } from '../../../../test/subjects/stored-orders.ts'
import type { Order } from '../../orders/store/order.ts'
import type { Payment } from '../../orders/store/payment.ts'
import { premiumPayments } from './premium-payments.ts'

const service = serviceOfTests({ demo: false })
let order: Order
beforeAll(async () => {
  order = await storedOrder(service)
})

const paidAt = new Date('2026-11-20T04:00:00Z')
const moment = { now: new Date('2026-11-21T04:00:00Z'), today: '2026-11-21' }

/** Money that came twice, and goes back the second time. */
function surplus(): Payment {
  return {
    ...{ ref: order.ref, order: order.ref, method: 'alipay', tradeNo: 'P1', gatewayNo: 'G1' },
    ...{ amountFen: order.amountFen, state: 'paid', startedAt: paidAt, expiresAt: paidAt },
    ...{ endedAt: new Date('2026-11-20T04:05:00Z'), failure: undefined, checks: 0 },
    isUnsure: false,
    refund: {
      ...{ refundNo: 'R1', state: 'done', amountFen: order.amountFen },
      ...{ askedAt: new Date('2026-11-20T04:05:00Z'), doneAt: new Date('2026-11-20T04:06:00Z') },
    },
  }
}

function shown(given: Partial<Order>) {
  return premiumPayments({ ...order, ...given }, [surplus()], moment).map(
    ({ kind, state, stateText }) => [kind, state, stateText],
  )
}

test('what was paid twice shows twice, and the refund of the second hides none of the first', () => {
  expect(shown({ status: 'paid', paidAt, isIssued: true })).toEqual([
    ['premium', 'done', '已支付'],
    ['premium', 'done', '重复支付'],
    ['refund', 'done', '已退回'],
  ])
  expect(shown({ status: 'refunding', paidAt })).toEqual([
    ['premium', 'done', '已支付'],
    ['premium', 'done', '重复支付'],
    ['refund', 'done', '已退回'],
    ['refund', 'coming', '退款处理中'],
  ])
})

test('one’s own plate is plain, as everywhere else among what is one’s own', () => {
  const plates = order.parts.flatMap(({ policy }) => policy.vehicle?.licenseNo ?? [])
  const notes = premiumPayments(order, [], moment).map(({ note }) => note)
  expect(plates).not.toEqual([])
  expect(notes).toEqual([plates[0]])
})

test('money that came for an order that took none goes back once', () => {
  expect(shown({ status: 'refunded', paidAt: undefined })).toEqual([['refund', 'done', '已退回']])
})
