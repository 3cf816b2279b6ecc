import type { orderDelivery } from '@ecenter/contract/deliveries/order-delivery.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { questionAbout } from '../../../platform/lookups/stated-fact.ts'
import { readDeliveries } from '../store/delivery.repository.ts'
import { deliveryDoor } from '../store/delivery-doors.ts'
import { findDeliveriesBehind } from '../store/delivery-search.ts'
import { deliveryInfoOf } from './delivery-info.ts'

export function answerOrderDelivery(parts: Parts): Handler<typeof orderDelivery> {
  const { keys } = parts
  return async (request, visitor) => {
    const { insurdIdentityNumber: insuredIdNumber, frameNo: frameTail, code: typedCode } = request
    const hasGiftCard = request.isDeckCard === '0'
    const door = deliveryDoor(keys, { insuredIdNumber, frameTail, hasGiftCard })
    const fact = {
      doors: [door],
      identity: keys.searchHash('customer', insuredIdNumber),
      target: keys.searchHash('lookup-target', 'frame', frameTail),
    }
    const found = await guardLookup(
      parts,
      visitor,
      questionAbout(keys, [fact], {
        besides: 'deliveries',
        captcha: { randName: 'carPolicyQuery', typedCode, codeField: 'code' },
      }),
      () => findDeliveriesBehind(parts, door),
    )
    const deliveries = await readDeliveries(
      parts,
      found.map(({ ref }) => ref),
    )
    return {
      deliveryInfoList: deliveries.map((delivery) =>
        deliveryInfoOf(parts, visitor.session, delivery),
      ),
    }
  }
}
