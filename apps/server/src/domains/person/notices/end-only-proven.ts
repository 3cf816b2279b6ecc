import { onlyProvenEnded } from '@ecenter/contract/core/person-events.ts'
import type { EndClosing } from '@ecenter/contract/customers/desk/only-proven-end.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { mayStill } from '../../../platform/staff/may-still.ts'
import type { Services } from '../../services.ts'
import { isOnlyProven, keepOnlyProven } from '../store/only-proven.ts'
import { closeEnd, dueEnds, type OnlyProvenEnd, openEndOf } from '../store/only-proven-end.ts'
import { contactByKey } from '../store/person-contact.ts'
import { personSubject } from '../store/who-asks.ts'
import { tellEnded } from './tell-only-proven-end.ts'

type Ending = Pick<
  Services,
  'db' | 'keys' | 'clock' | 'jobs' | 'settings' | 'notifier' | 'audit' | 'log'
>

/**
 * Ends only-proven where 72 hours have passed since a second member of staff confirmed it. All of it commits
 * or nothing does, so who was killed in between does it again; one that fails keeps nobody else waiting.
 */
export async function endOnlyProven(services: Ending): Promise<void> {
  for (const customerKey of await dueEnds(services)) {
    try {
      await services.audit.inTransaction(async (db, record) => {
        const store = { ...services, db }
        // In the order in which the customer's own switch takes them.
        const isOn = await isOnlyProven(store, customerKey, true)
        const end = await openEndOf(store, customerKey, true)
        // Another process, or the customer, was first.
        if (end === undefined || end.dueAt > services.clock.now()) return
        const why = isOn ? await whyNotEnded(store, end) : 'off already'
        const staffId = end.confirmedBy ?? end.askedBy
        const fact = { subject: customerKey.toString('hex'), staffId }
        await closeEnd(store, end, why ?? 'ended')
        if (why !== undefined) {
          record({ event: 'only-proven-end-stopped', ...fact, outcome: why })
          return
        }
        await keepOnlyProven(store, customerKey, false)
        await tellItsCore(store, end)
        await tellEnded(store, customerKey)
        record({ event: 'only-proven-ended', ...fact, outcome: 'ended' })
      })
    } catch (error) {
      services.log.failure('end of only-proven', error)
    }
  }
}

/** Both have to be such as may do it still: who lost that role meanwhile may have lost it for this. */
async function whyNotEnded(store: Ending, end: OnlyProvenEnd): Promise<EndClosing | undefined> {
  if (end.confirmedBy === undefined) return 'nobody confirmed'
  const two = [end.askedBy, end.confirmedBy]
  return (await mayStill(store, 'serve-customers', two)) ? undefined : 'role taken away'
}

async function tellItsCore(store: Ending, end: OnlyProvenEnd): Promise<void> {
  const { customerKey, document, account: askedBy, confirmer: confirmedBy = '' } = end
  const { idNumber, name, mobile } = (await contactByKey(store, customerKey)) ?? {}
  const endedAt = store.clock.now().toISOString()
  await tellCore(store, onlyProvenEnded, {
    subject: personSubject({ customerKey }),
    data: { person: { idNumber, name, mobile }, document, askedBy, confirmedBy, endedAt },
  })
}
