import type { readDelivery as readDeliveryCall } from '@ecenter/contract/deliveries/desk/read-delivery.ts'
import type { Parts } from '../../../parts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { readDelivery } from '../store/delivery.repository.ts'
import { deliveryOfId } from '../store/delivery-at-desk.ts'
import { deskDeliveryOf } from './desk-delivery.ts'

export function answerReadDelivery(parts: Parts): DeskHandler<typeof readDeliveryCall> {
  return async ({ deliveryId }, { trace }) => {
    const ref = await deliveryOfId(parts, deliveryId)
    const delivery = ref && (await readDelivery(parts, { object: ref }))
    if (delivery === undefined) throw nothingFound()
    await trace({ event: 'delivery-read', ...about(delivery.ref), outcome: 'desk' })
    return deskDeliveryOf(parts, delivery)
  }
}
