import type { noteReport } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { readNotes } from '../store/accident-report.repository.ts'
import { addNote, lockReport } from '../store/note-report.ts'
import { deskReportOf, reportAtDesk } from './desk-report.ts'

/** Notes what was found or said; of two who note at once the second reads the first one's before. */
export function answerNoteReport(
  services: AccidentReportsServices,
): DeskHandler<typeof noteReport> {
  return async ({ reportId, version, isCall, note }, { db, staff, record }) => {
    const store = { ...services, db }
    await lockReport(store, reportId)
    const report = await reportAtDesk(store, reportId, staff.within)
    const before = await readNotes(store, reportId)
    if (before.length !== version) throw changedMeanwhile()
    const at = services.clock.now()
    const noted = { at, isCall, text: note, byName: staff.name, staffId: staff.id }
    await addNote(store, reportId, noted, before.length)
    record({
      event: 'accident-report-noted',
      ...about(report),
      outcome: isCall ? 'called' : 'noted',
    })
    return deskReportOf(store, await reportAtDesk(store, reportId, staff.within), staff.within)
  }
}

function changedMeanwhile(): Failure {
  return stateChanged('这次报案刚刚有同事记录过。请看过最新情况再记。')
}
