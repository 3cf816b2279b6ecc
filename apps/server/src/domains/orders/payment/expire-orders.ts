import { about } from '../../../platform/audit/audit-fact.ts'
import type { Services } from '../../services.ts'
import { expireOrder, overdueOrders } from '../store/expire-order.ts'
import { lockOrder } from '../store/order.repository.ts'

/**
 * Ends the orders that were not paid in time. Each is locked first, so that a payment that begins or
 * ends at the same moment is seen; one that cannot be ended keeps nobody else waiting.
 */
export async function expireOrders(
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'audit' | 'log'>,
): Promise<void> {
  const now = services.clock.now()
  for (const ref of await overdueOrders(services, now)) {
    try {
      await services.audit.inTransaction(async (db, record) => {
        await lockOrder({ ...services, db }, ref)
        const isExpired = await expireOrder({ db }, ref, now)
        if (isExpired) record({ event: 'order-expired', ...about(ref), outcome: 'not paid' })
      })
    } catch (error) {
      services.log.failure('order expiry', error)
    }
  }
}
