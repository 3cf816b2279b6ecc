import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import {
  type AccidentReport,
  type ReportStore,
  readNotes,
} from '../store/accident-report.repository.ts'
import { lockReports } from '../store/note-report.ts'
import { reportAtDesk } from './desk-report.ts'

/**
 * A report as whoever acts has seen it, locked until the transaction ends; of two who act at once the second reads first what
 * the other did (E3020001). Others that are written too are locked with it.
 */
export async function reportToActOn(
  store: ReportStore,
  reportId: string,
  version: number,
  within: Within,
  alsoLocked: readonly string[] = [],
): Promise<AccidentReport> {
  await lockReports(store, [reportId, ...alsoLocked])
  const report = await reportAtDesk(store, reportId, within)
  const notes = await readNotes(store, reportId)
  if (notes.length !== version) {
    throw stateChanged('这次报案刚刚有同事办理过。请看过最新情况再办。')
  }
  return report
}
