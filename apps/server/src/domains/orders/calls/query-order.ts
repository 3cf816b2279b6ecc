import type { queryOrder } from '@ecenter/contract/orders/query-order.ts'
import type { Parts } from '../../../parts.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { learnOpenPayment } from '../payment/learn-payment.ts'
import { orderDetailOf } from './order-detail-of.ts'

export function answerQueryOrder(parts: Parts): Handler<typeof queryOrder> {
  return async ({ place }, visitor) => {
    const { object } = visitor.grant
    await learnOpenPayment(parts, object)
    const detail = await orderDetailOf(parts, visitor, place)
    await parts.audit.record({
      event: 'order-read',
      ...askedBy(visitor),
      ...about(object),
      outcome: detail.status,
    })
    return detail
  }
}
