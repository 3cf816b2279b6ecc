import type { readAccess } from '@ecenter/contract/person/devices.ts'
import { askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { accessWordOf, accessWords } from '../rules/access-words.ts'
import { type AccessFact, readAccessLog } from '../store/access-log.ts'

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
    return {
      entries: facts.map((fact) => ({
        at: minuteInChina(fact.at),
        by: byOf(fact),
        what: accessWordOf(fact.event, fact.outcome),
      })),
    }
  }
}

function byOf({ isOfStaff, isOwn }: AccessFact): 'self' | 'facts' | 'staff' {
  if (isOfStaff) return 'staff'
  return isOwn ? 'self' : 'facts'
}
