import type { deliveryDeskCalls } from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { DeliveriesServices } from '../deliveries-services.ts'
import { readDelivery } from '../store/delivery.repository.ts'
import { deliveryOfId, deliveryOfNumber } from '../store/delivery-at-desk.ts'
import { answerAddDeliveryEvent } from './add-delivery-event.ts'
import { deskDeliveryOf } from './desk-delivery.ts'

export function deliveryDeskHandlers(
  services: DeliveriesServices,
): DeskHandlers<typeof deliveryDeskCalls> {
  return {
    async findDelivery({ number }, { staff, trace }) {
      const ref = await deliveryOfNumber(services, number, seenBy(staff).served)
      if (ref === undefined) {
        await trace({ event: 'delivery-found', outcome: 'nothing' })
        throw nothingFound()
      }
      await trace({ event: 'delivery-found', ...about(ref), outcome: 'found' })
      return { deliveryId: ref.id }
    },
    async readDelivery({ deliveryId }, { staff, trace }) {
      const ref = await deliveryOfId(services, deliveryId, seenBy(staff).served)
      const delivery = ref && (await readDelivery(services, { object: ref }))
      if (delivery === undefined) throw nothingFound()
      await trace({ event: 'delivery-read', ...about(delivery.ref), outcome: 'desk' })
      return deskDeliveryOf(services, delivery)
    },
    addDeliveryEvent: answerAddDeliveryEvent(services),
  }
}
