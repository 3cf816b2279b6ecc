import type { readAccess } from '@ecenter/contract/person/devices.ts'
import { askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { accessWordOf, accessWords } from '../rules/access-words.ts'
import { readAccessLog } from '../store/access-log.ts'
import { namesOfFamily } from '../store/delegation.ts'

/** Who looked, as the trail has it; the look at the list itself is part of it. */
export function answerReadAccess(services: Services): Handler<typeof readAccess> {
  return async (_request, visitor) => {
    const subject = visitor.grant.object.customerKey.toString('hex')
    await services.audit.record({
      event: 'access-read',
      ...askedBy(visitor),
      subject,
      outcome: 'read',
    })
    const facts = await readAccessLog(services, subject, Object.keys(accessWords))
    const names = await namesOfFamily(services, visitor.grant.object.customerKey)
    return {
      entries: facts.map(({ at, by, event, outcome, delegationId }) => ({
        at: minuteInChina(at),
        by,
        name: delegationId && names.get(delegationId),
        what: accessWordOf(event, outcome),
      })),
    }
  }
}
