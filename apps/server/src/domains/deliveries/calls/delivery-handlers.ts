import type { deliveryCalls, orderDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { questionAbout } from '../../../platform/lookups/stated-fact.ts'
import type { DeliveriesServices } from '../deliveries-services.ts'
import { readDeliveries, readDelivery } from '../store/delivery.repository.ts'
import { deliveryLookupKey } from '../store/delivery-lookup-keys.ts'
import { findDeliveriesBehind } from '../store/delivery-search.ts'
import { answerChangeDelivery } from './change-delivery.ts'
import { deliveryInfoOf, deliveryInfosOf } from './delivery-info.ts'

export function deliveryHandlers(services: DeliveriesServices): Handlers<typeof deliveryCalls> {
  return {
    orderDelivery: answerOrderDelivery(services),
    async queryDelivery(_request, visitor) {
      const delivery = await readDelivery(services, visitor.grant)
      if (delivery === undefined) throw nothingFound()
      await services.audit.record({
        event: 'delivery-read',
        ...askedBy(visitor),
        ...about(delivery.ref),
        outcome: 'progress',
      })
      return deliveryInfoOf(services, visitor.session, delivery)
    },
    changeDelivery: answerChangeDelivery(services),
  }
}

function answerOrderDelivery(services: DeliveriesServices): Handler<typeof orderDelivery> {
  const { keys } = services
  return async (request, visitor) => {
    const { insurdIdentityNumber: insuredIdNumber, frameNo: frameTail, code: typedCode } = request
    const hasGiftCard = request.isDeckCard === '0'
    const lookupKey = deliveryLookupKey(keys, { insuredIdNumber, frameTail, hasGiftCard })
    const fact = {
      lookupKeys: [lookupKey],
      identity: keys.searchHash('customer', insuredIdNumber),
      target: keys.searchHash('lookup-target', 'frame', frameTail),
    }
    const found = await guardLookup(
      services,
      visitor,
      questionAbout(keys, [fact], {
        besides: 'deliveries',
        captcha: { randName: 'carPolicyQuery', typedCode, codeField: 'code' },
      }),
      () => findDeliveriesBehind(services, lookupKey),
    )
    const deliveries = await readDeliveries(
      services,
      found.map(({ ref }) => ref),
    )
    return { deliveryInfoList: await deliveryInfosOf(services, visitor.session, deliveries) }
  }
}
