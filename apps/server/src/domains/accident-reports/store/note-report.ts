import { sql } from 'kysely'
import { endOfNextWorkday } from '../../places/rules/workdays.ts'
import {
  accidentNoteContext,
  type ReportNote,
  type ReportStore,
} from './accident-report.repository.ts'
import { isRegistered } from './owed-report.ts'

/** Until the transaction ends nobody else notes anything of them, or counts their photos. */
export async function lockReports(
  { db }: Pick<ReportStore, 'db'>,
  ids: readonly string[],
): Promise<void> {
  // Always in one order: two that lock the same ones wait, and neither for the other.
  await db
    .selectFrom('accident_report')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Adds a note to a locked report that has so many; the first call is the one that was promised, and then the core is waited for. */
export async function addNote(
  { db, keys }: ReportStore,
  reportId: string,
  { at, isCall, staffId, ...said }: ReportNote & { readonly staffId: string },
  before: number,
): Promise<void> {
  const seq = before + 1
  await db
    .insertInto('accident_report_note')
    .values({
      report_id: reportId,
      seq,
      at,
      staff_id: staffId,
      is_call: isCall,
      sealed: keys.seal(accidentNoteContext(reportId, seq), said),
    })
    .execute()
  if (!isCall) return
  await db
    .updateTable('accident_report')
    .set({
      called_at: at,
      due_by: sql<Date | null>`case when closed_at is null and not ${isRegistered} then ${endOfNextWorkday(at)}::timestamptz end`,
    })
    .where('id', '=', reportId)
    .where('called_at', 'is', null)
    .execute()
}
