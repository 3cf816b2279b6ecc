import type { queryDelivery } from '@ecenter/contract/deliveries/query-delivery.ts'
import type { Parts } from '../../../parts.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readDelivery } from '../store/delivery.repository.ts'
import { deliveryInfoOf } from './delivery-info.ts'

export function answerQueryDelivery(parts: Parts): Handler<typeof queryDelivery> {
  return async (_request, visitor) => {
    const delivery = await readDelivery(parts, visitor.grant)
    if (delivery === undefined) throw nothingFound()
    await parts.audit.record({
      event: 'delivery-read',
      ...askedBy(visitor),
      ...about(delivery.ref),
      outcome: 'progress',
    })
    return deliveryInfoOf(parts, visitor.session, delivery)
  }
}
