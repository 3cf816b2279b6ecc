import { parse } from 'valibot'
import { endOfNextWorkday } from '../../places/rules/workdays.ts'
import {
  type AccidentReport,
  accidentReportContext,
  type ReportSecrets,
  type ReportStore,
  reportSecrets,
} from './accident-report.repository.ts'

/** Closes a locked report: nothing is owed of it any more. */
export async function storeClosing(
  { db, keys }: ReportStore,
  report: AccidentReport,
  closing: NonNullable<ReportSecrets['closing']>,
  at: Date,
): Promise<void> {
  const sealed = keys.seal(
    accidentReportContext(report.id),
    parse(reportSecrets, { ...report, closing }),
  )
  await db
    .updateTable('accident_report')
    .set({ closed_at: at, due_by: null, sealed })
    .where('id', '=', report.id)
    .execute()
}

/** Opens a locked report again: its reporter is to be called anew, and by no time that was promised before. */
export async function storeReopening(
  { db }: Pick<ReportStore, 'db'>,
  reportId: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('accident_report')
    .set({ closed_at: null, called_at: null, call_by: null, due_by: endOfNextWorkday(at) })
    .where('id', '=', reportId)
    .execute()
}
