import { randomUUID } from 'node:crypto'
import type { record } from '@ecenter/contract/analytics/record.ts'
import { type Failure, tooManyLookups } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { AnalyticsServices } from '../analytics-services.ts'

/** Stores what was seen and pressed, in its order; nothing of it tells who it was. */
export function answerRecord({ limits, clock, log }: AnalyticsServices): Handler<typeof record> {
  return async ({ events, channelType, entryId, isEntryCut = false }, { session, submission }) => {
    if (!(await limits.take('analyticsBySession', session.id))) throw tooMuch()
    // Whoever made the link should mend it; the log keeps no text of an address.
    if (isEntryCut) log.step('an entry id of an address was cut', { channel: channelType })
    return submission.commit(async ({ db }) => {
      const visit = await visitOf(db, session)
      const at = hourOf(clock.now())
      await db
        .insertInto('analytics_event')
        .values(
          events.map((name) => ({
            at,
            kind: name.startsWith('/') ? ('view' as const) : ('click' as const),
            name,
            channel: channelType,
            entry_id: entryId === undefined ? null : withoutNumbers(entryId),
            visit,
          })),
        )
        .execute()
      return {}
    })
  }
}

/** Five digits in a row may be of a phone, a policy or an engine, and here nothing may tell who it was. */
function withoutNumbers(entryId: string): string {
  return entryId.replaceAll(/\d{5,}/g, '~')
}

/** To the minute it could be laid beside the audit trail, which knows whose session it was. */
export function hourOf(moment: Date): Date {
  const hour = new Date(moment)
  hour.setUTCMinutes(0, 0, 0)
  return hour
}

export function tooMuch(): Failure {
  return tooManyLookups('操作太频繁，请稍后再试。')
}

/**
 * The name under which a session's events stand together. It is random and no hash: a hash could be
 * made again from the session id, which the audit trail keeps long after the session's end.
 */
async function visitOf(db: Db, { id }: Session): Promise<string> {
  const { visit } = await db
    .insertInto('analytics_visit')
    .values({ session_id: id, visit: randomUUID() })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ session_id: id }))
    .returning('visit')
    .executeTakeFirstOrThrow()
  return visit
}
