import type { changePaymentReminder } from '@ecenter/contract/orders/change-payment-reminder.ts'
import type { Parts } from '../../../parts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readOrder } from '../store/order.repository.ts'
import { wantReminder } from '../store/payment-reminder.ts'

export function answerChangePaymentReminder(parts: Parts): Handler<typeof changePaymentReminder> {
  return async ({ isReminded }, { grant, submission }) => {
    const { ref } = await readOrder(parts, grant)
    return submission.commit(async ({ db, record }) => {
      await wantReminder({ db }, ref, isReminded)
      record({ event: 'order-reminder', ...about(ref), outcome: isReminded ? 'on' : 'off' })
      return { isReminded }
    })
  }
}
