import type { Db } from '../../../platform/database/database.ts'

/** An entry of the audit trail about somebody, and whether it was they themselves. */
export interface AccessFact {
  readonly at: Date
  readonly event: string
  readonly outcome: string
  readonly isOfStaff: boolean
  readonly isOwn: boolean
}

const shownAtMost = 200

/**
 * What the trail says was looked at of a person, the latest first. They themselves were there in the sessions in
 * which they had proven the whole of who they are; everybody else knew facts, had a phone of a policy, or is staff.
 */
export async function readAccessLog(
  { db }: { readonly db: Db },
  subject: string,
  events: readonly string[],
): Promise<AccessFact[]> {
  const rows = await db
    .selectFrom('audit_entry as entry')
    .select(['entry.at', 'entry.event', 'entry.outcome', 'entry.staff_id'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_entry as proof')
          .select('proof.seq')
          .where('proof.subject', '=', subject)
          .where(({ eb, or, and }) =>
            or([
              eb('proof.event', '=', 'handed-over'),
              and([
                eb('proof.event', '=', 'person-proven'),
                eb('proof.outcome', 'not in', ['phone', 'car']),
              ]),
            ]),
          )
          .whereRef('proof.at', '<=', 'entry.at')
          .whereRef('proof.session_id', '=', 'entry.session_id'),
      ).as('is_own'),
    )
    .where('entry.subject', '=', subject)
    .where('entry.event', 'in', events)
    .where('entry.outcome', '!=', 'nothing')
    .orderBy('entry.at', 'desc')
    .orderBy('entry.chain')
    .orderBy('entry.seq', 'desc')
    .limit(shownAtMost)
    .execute()
  return rows.map(({ at, event, outcome, staff_id, is_own }) => ({
    at,
    event,
    outcome,
    isOfStaff: staff_id !== null,
    isOwn: Boolean(is_own),
  }))
}
