import { sql } from 'kysely'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import type { ReportStore } from './accident-report.repository.ts'

/** Holds for a report of which the core has made a claim. */
export const isRegistered = sql<boolean>`exists (
  select from core_answer
  where core_answer.event_id = accident_report.event_id and core_answer.kind = 'claims'
)`

/**
 * Of what the core has made a claim nothing is owed but a call that was promised, also where it was closed before the
 * call, and it is closed no more. Each row is written, so that whoever notes the call meanwhile waits, and sees the claim.
 */
export async function noteRegistered(
  { db }: Pick<ReportStore, 'db'>,
  eventIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('accident_report')
    .set({
      due_by: sql<Date | null>`case when called_at is null and call_by is not null
        then coalesce(due_by, call_by) end`,
      closed_at: null,
      // A row that answers it again tells nothing new.
      is_number_told: sql<boolean>`coalesce(is_number_told, false)`,
    })
    .where('event_id', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where(isRegistered)
    .execute()
}

/** How many wait for something of staff, of how many it is late, and of how many of those a promised call: one look at those alone. */
export async function countOwedReports(
  { db }: Pick<ReportStore, 'db'>,
  now: Date,
  within: Within,
): Promise<{ readonly total: number; readonly late: number; readonly lateCalls: number }> {
  return db
    .selectFrom('accident_report')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('due_by', '<=', now).as('late'),
      fn
        .countAll<number>()
        .filterWhere('due_by', '<=', now)
        .filterWhere('called_at', 'is', null)
        .filterWhere('call_by', 'is not', null)
        .as('lateCalls'),
    ])
    .where('due_by', 'is not', null)
    .where(isWithin('accident_report.area_code', within))
    .executeTakeFirstOrThrow()
}
