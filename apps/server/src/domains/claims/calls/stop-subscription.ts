import type { stopSubscription } from '@ecenter/contract/claims/claim-calls.ts'
import { object, string } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { findLink } from '../notices/find-link.ts'
import { unsubscribe } from '../store/claim-subscription.ts'

/** A link stops the messages also when it has expired, and as often as it is asked to. */
export function answerStopSubscription(services: ClaimsServices): Handler<typeof stopSubscription> {
  return async ({ link }, visitor) => {
    const { submission } = visitor
    const found = await submission.once({
      name: 'find',
      result: object({ customerKey: string(), id: string() }),
      async act() {
        const { customerKey, id } = (await findLink(services, visitor, link)).ref
        return { customerKey: customerKey.toString('hex'), id }
      },
      whenLost: 'act again',
    })
    const ref = { customerKey: Buffer.from(found.customerKey, 'hex'), id: found.id }
    return submission.commit(async ({ db, record }) => {
      await unsubscribe({ db }, ref, services.clock.now())
      record({ event: 'claim-subscription', ...about(ref), outcome: 'stopped by link' })
      return {}
    })
  }
}
