import type { readDelivery as readDeliveryCall } from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { DeliveriesServices } from '../deliveries-services.ts'
import { readDelivery } from '../store/delivery.repository.ts'
import { deliveryOfId } from '../store/delivery-at-desk.ts'
import { deskDeliveryOf } from './desk-delivery.ts'

export function answerReadDelivery(
  services: DeliveriesServices,
): DeskHandler<typeof readDeliveryCall> {
  return async ({ deliveryId }, { staff, trace }) => {
    const ref = await deliveryOfId(services, deliveryId, seenBy(staff).served)
    const delivery = ref && (await readDelivery(services, { object: ref }))
    if (delivery === undefined) throw nothingFound()
    await trace({ event: 'delivery-read', ...about(delivery.ref), outcome: 'desk' })
    return deskDeliveryOf(services, delivery)
  }
}
