import type { queryDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { DeliveriesServices } from '../deliveries-services.ts'
import { readDelivery } from '../store/delivery.repository.ts'
import { deliveryInfoOf } from './delivery-info.ts'

export function answerQueryDelivery(services: DeliveriesServices): Handler<typeof queryDelivery> {
  return async (_request, visitor) => {
    const delivery = await readDelivery(services, visitor.grant)
    if (delivery === undefined) throw nothingFound()
    await services.audit.record({
      event: 'delivery-read',
      ...askedBy(visitor),
      ...about(delivery.ref),
      outcome: 'progress',
    })
    return deliveryInfoOf(services, visitor.session, delivery)
  }
}
