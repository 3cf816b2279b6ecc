import type { Parts } from '../../../parts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { expireOrder, overdueOrders } from '../store/expire-order.ts'
import { lockOrder } from '../store/order.repository.ts'

/**
 * Ends the orders that were not paid in time. Each is locked first, so that a payment that begins or
 * ends at the same moment is seen; one that cannot be ended keeps nobody else waiting.
 */
export async function expireOrders(
  parts: Pick<Parts, 'db' | 'keys' | 'clock' | 'audit' | 'log'>,
): Promise<void> {
  const now = parts.clock.now()
  for (const ref of await overdueOrders(parts, now)) {
    try {
      await parts.audit.inTransaction(async (db, record) => {
        await lockOrder({ ...parts, db }, ref)
        const isExpired = await expireOrder({ db }, ref, now)
        if (isExpired) record({ event: 'order-expired', ...about(ref), outcome: 'not paid' })
      })
    } catch (error) {
      parts.log.failure('order expiry', error)
    }
  }
}
