import { sql } from 'kysely'
import { endOfNextWorkday } from '../../places/rules/workdays.ts'
import {
  accidentNoteContext,
  type ReportNote,
  type ReportStore,
} from './accident-report.repository.ts'
import { isRegistered } from './owed-report.ts'

/** Until the transaction ends nobody else notes anything of it, or counts its photos. */
export async function lockReport({ db }: Pick<ReportStore, 'db'>, id: string): Promise<void> {
  await db.selectFrom('accident_report').select('id').where('id', '=', id).forUpdate().execute()
}

/** Adds a note to a locked report that has so many; the first call is the one that was promised, and then the core is waited for. */
export async function addNote(
  { db, keys }: ReportStore,
  reportId: string,
  { at, isCall, text, byName, staffId }: ReportNote & { readonly staffId: string },
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
      sealed: keys.seal(accidentNoteContext(reportId, seq), { text, byName }),
    })
    .execute()
  if (!isCall) return
  await db
    .updateTable('accident_report')
    .set({
      called_at: at,
      due_by: sql<Date | null>`case when not ${isRegistered} then ${endOfNextWorkday(at)}::timestamptz end`,
    })
    .where('id', '=', reportId)
    .where('called_at', 'is', null)
    .execute()
}
