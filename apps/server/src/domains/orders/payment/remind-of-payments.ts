import { type AuditFact, about } from '../../../platform/audit/audit-fact.ts'
import { minuteInChina, timeInChina } from '../../../platform/clock/clock.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Services } from '../../services.ts'
import { readOrder } from '../store/order.repository.ts'
import { orderTitle } from '../store/order.ts'
import { markReminded, ordersToRemindOf } from '../store/payment-reminder.ts'

type RemindingServices = Pick<
  Services,
  'settings' | 'db' | 'keys' | 'clock' | 'jobs' | 'audit' | 'log'
>

/** An SMS rouses nobody; there is a day in the last 24 hours of any order. */
const day = { from: '08:00', until: '21:00' } as const

/**
 * Sends, by day, one SMS for each order whose last day has come. It is queued in the transaction that notes
 * it, so however many processes do this, it is sent once. An order that cannot be reminded of
 * silences nobody else; it is tried again with the next run.
 */
export async function remindOfPayments(services: RemindingServices): Promise<void> {
  const now = services.clock.now()
  const time = timeInChina(now)
  if (time < day.from || time >= day.until) return
  for (const ref of await ordersToRemindOf(services, now)) {
    try {
      await services.audit.inTransaction((db, record) => remindOf({ ...services, db }, ref, record))
    } catch (error) {
      services.log.failure('payment reminder', error)
    }
  }
}

/** What is bought and what it costs, but nobody's name or number: anybody may look at a phone. */
async function remindOf(
  store: RemindingServices,
  ref: ObjectRef,
  record: (fact: AuditFact) => void,
): Promise<void> {
  const { db, settings, clock, jobs } = store
  if (!(await markReminded(store, ref, clock.now()))) return
  const order = await readOrder(store, { object: ref })
  const { mobile } = order.applicant
  if (mobile === undefined) return
  const values = {
    title: orderTitle(order),
    amount: amountInFigures(order.amountFen),
    until: minuteInChina(order.lastPayAt),
    page: `${siteOrigin(settings)}/#/order-pay`,
  }
  await jobs.sendSms({ phone: mobile, template: 'payment-reminder', values }, db)
  record({ event: 'order-reminded', ...about(ref), outcome: 'sent' })
}
