import type { findDelivery } from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { DeliveriesServices } from '../deliveries-services.ts'
import { deliveryOfNumber } from '../store/delivery-at-desk.ts'

export function answerFindDelivery(services: DeliveriesServices): DeskHandler<typeof findDelivery> {
  return async ({ number }, { staff, trace }) => {
    const ref = await deliveryOfNumber(services, number, seenBy(staff).served)
    if (ref === undefined) {
      await trace({ event: 'delivery-found', outcome: 'nothing' })
      throw nothingFound()
    }
    await trace({ event: 'delivery-found', ...about(ref), outcome: 'found' })
    return { deliveryId: ref.id }
  }
}
