import type { Db } from '../../../platform/database/database.ts'

/** An entry of the audit trail about somebody, and who it was. */
export interface AccessFact {
  readonly at: Date
  readonly event: string
  readonly outcome: string
  readonly by: 'self' | 'family' | 'facts' | 'staff'
  /** Of family: the delegation that they saw it by. */
  readonly delegationId: string | undefined
}

/** What family leaves in the log of who let them; its outcome is the delegation. */
const marksOfFamily = ['family-accepted', 'family-opened', 'family-left'] as const

const shownAtMost = 200

/**
 * What the trail says was looked at of a person, the latest first. What a session showed last before an entry says
 * whose it was: that it proved the whole of that person, or that it looked as their family. Everybody else
 * knew facts, had a phone of a policy, or is staff.
 */
export async function readAccessLog(
  { db }: { readonly db: Db },
  subject: string,
  events: readonly string[],
): Promise<AccessFact[]> {
  const rows = await db
    .selectFrom('audit_entry as entry')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('audit_entry as mark')
          .select(['mark.event as mark_event', 'mark.outcome as mark_outcome'])
          .where('mark.subject', '=', subject)
          .where(({ eb, or, and }) =>
            or([
              eb('mark.event', 'in', ['handed-over', ...marksOfFamily]),
              and([
                eb('mark.event', '=', 'person-proven'),
                eb('mark.outcome', 'not in', ['phone', 'car']),
              ]),
            ]),
          )
          .whereRef('mark.at', '<=', 'entry.at')
          .whereRef('mark.session_id', '=', 'entry.session_id')
          .orderBy('mark.at', 'desc')
          .orderBy('mark.seq', 'desc')
          .limit(1)
          .as('shown'),
      (join) => join.onTrue(),
    )
    .select(['entry.at', 'entry.event', 'entry.outcome', 'entry.staff_id'])
    .select(['shown.mark_event', 'shown.mark_outcome'])
    .where('entry.subject', '=', subject)
    .where('entry.event', 'in', events)
    .where('entry.outcome', '!=', 'nothing')
    .orderBy('entry.at', 'desc')
    .orderBy('entry.chain')
    .orderBy('entry.seq', 'desc')
    .limit(shownAtMost)
    .execute()
  return rows.map(({ at, event, outcome, staff_id, mark_event, mark_outcome }) => {
    const isFamily = marksOfFamily.some((mark) => mark === mark_event)
    const by = isFamily ? 'family' : mark_event === null ? 'facts' : 'self'
    return {
      at,
      event,
      outcome,
      by: staff_id === null ? by : 'staff',
      delegationId: (isFamily && mark_outcome) || undefined,
    }
  })
}
