import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import type { AccidentReport } from '../store/accident-report.repository.ts'
import { type Notice, takeUnnotified, unnotifiedReports } from '../store/unnotified-reports.ts'

export type Telling = Pick<
  Services,
  'db' | 'keys' | 'clock' | 'jobs' | 'limits' | 'settings' | 'log'
>

/** Tells of each report of which this notice is owed, in a transaction of its own; what failed is tried again with the next run. */
export async function tellEach(
  services: Telling,
  notice: Notice,
  tell: (store: Telling, report: AccidentReport) => Promise<void>,
): Promise<void> {
  for (const id of await unnotifiedReports(services, notice)) {
    try {
      await inTransaction(services.db, async (db) => {
        const store = { ...services, db }
        const report = await takeUnnotified(store, id, notice)
        if (report !== undefined) await tell(store, report)
      })
    } catch (error) {
      services.log.failure('accident-reports', error)
    }
  }
}
