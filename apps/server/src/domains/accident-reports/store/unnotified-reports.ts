import type { Db } from '../../../platform/database/database.ts'
import {
  type AccidentReport,
  type ReportStore,
  readReportOf,
} from './accident-report.repository.ts'

/** So many are told with one run; the others with the next. */
const atOnce = 500

/** Those of which nobody has looked whose car it is. */
export async function unnotifiedReports({ db }: { readonly db: Db }): Promise<string[]> {
  const rows = await db
    .selectFrom('accident_report')
    .select('id')
    .where('is_holder_notified', '=', false)
    .orderBy('received_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes one to tell of it; nothing where another process has. */
export async function takeUnnotified(
  store: ReportStore,
  id: string,
): Promise<AccidentReport | undefined> {
  const taken = await store.db
    .updateTable('accident_report')
    .set({ is_holder_notified: true })
    .where('id', '=', id)
    .where('is_holder_notified', '=', false)
    .returning('id')
    .executeTakeFirst()
  return taken && readReportOf(store, id, undefined)
}
