import type { queryOrder } from '@ecenter/contract/orders/order-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { learnOpenPayment } from '../payment/learn-payment.ts'
import { orderDetailOf } from './order-detail-of.ts'

export function answerQueryOrder(services: Services): Handler<typeof queryOrder> {
  return async ({ place }, visitor) => {
    const { object } = visitor.grant
    await learnOpenPayment(services, object)
    const detail = await orderDetailOf(services, visitor, place)
    await services.audit.record({
      event: 'order-read',
      ...askedBy(visitor),
      ...about(object),
      outcome: detail.status,
    })
    return detail
  }
}
