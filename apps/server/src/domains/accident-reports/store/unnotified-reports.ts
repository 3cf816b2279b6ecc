import type { Db } from '../../../platform/database/database.ts'
import {
  type AccidentReport,
  type ReportStore,
  readReportOf,
} from './accident-report.repository.ts'

/** So many are told with one run; the others with the next. */
const atOnce = 500

/** What somebody is told of a report once: whose car it is that there is one, its reporter the number of its claim. */
export type Notice = 'is_holder_notified' | 'is_number_told'

/** Those of which this is owed. */
export async function unnotifiedReports(
  { db }: { readonly db: Db },
  notice: Notice,
): Promise<string[]> {
  const rows = await db
    .selectFrom('accident_report')
    .select('id')
    .where(notice, '=', false)
    .orderBy('received_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes one to tell of it; nothing where another process has. */
export async function takeUnnotified(
  store: ReportStore,
  id: string,
  notice: Notice,
): Promise<AccidentReport | undefined> {
  const taken = await store.db
    .updateTable('accident_report')
    .set({ [notice]: true })
    .where('id', '=', id)
    .where(notice, '=', false)
    .returning('id')
    .executeTakeFirst()
  return taken && readReportOf(store, id, undefined)
}
