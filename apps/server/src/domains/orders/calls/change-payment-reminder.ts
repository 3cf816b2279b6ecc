import type { changePaymentReminder } from '@ecenter/contract/orders/order-calls.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { OrdersServices } from '../orders-services.ts'
import { readOrder } from '../store/order.repository.ts'
import { wantReminder } from '../store/payment-reminder.ts'

export function answerChangePaymentReminder(
  services: OrdersServices,
): Handler<typeof changePaymentReminder> {
  return async ({ isReminded }, { grant, submission }) => {
    const { ref } = await readOrder(services, grant)
    return submission.commit(async ({ db, record }) => {
      await wantReminder({ db }, ref, isReminded)
      record({ event: 'order-reminder', ...about(ref), outcome: isReminded ? 'on' : 'off' })
      return { isReminded }
    })
  }
}
