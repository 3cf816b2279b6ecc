import type { accidentReportDeskCalls } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import {
  type Failure,
  nothingFound,
  stateChanged,
  tooManyLookups,
} from '../../../platform/calls/failure.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { readNotes, readPhotos } from '../store/accident-report.repository.ts'
import { addNote, lockReport } from '../store/note-report.ts'
import { countReports, findReports } from '../store/report-search.ts'
import { deskReportOf, reportAtDesk, reportRow } from './desk-report.ts'

export function accidentReportDeskHandlers(
  services: AccidentReportsServices,
): DeskHandlers<typeof accidentReportDeskCalls> {
  return {
    async listReports({ state, page }, { staff: { within } }) {
      const extent = { ...extentOf(page), within }
      const reports = await findReports(services, state, extent)
      const counts = await countReports(services, services.clock.now(), within)
      const total = counts[state]
      return {
        reports: reports.map((report) => reportRow(services, report)),
        total,
        nextPage: nextPageOf(page, total),
        counts: { waiting: counts.waiting, late: counts.late },
      }
    },
    /** Who reported, and where somebody was, is opened, so who read it is kept. */
    async readReport({ reportId }, { staff: { within }, trace }) {
      const report = await reportAtDesk(services, reportId, within)
      await trace({ event: 'accident-report-read', ...about(report), outcome: 'shown' })
      return deskReportOf(services, report, within)
    },
    async viewReportPhoto({ reportId, fileId }, { staff, trace }) {
      const report = await reportAtDesk(services, reportId, staff.within)
      const photos = await readPhotos(services, reportId)
      if (!photos.some(({ id }) => id === fileId)) throw nothingFound()
      if (!(await services.limits.take('documentsViewedByStaff', staff.id))) {
        throw tooManyLookups('您一小时内查看的照片太多，请稍后再看。')
      }
      // Told first: nobody sees a photo of which there is no trace.
      await trace({ event: 'accident-photo-viewed', ...about(report), outcome: fileId })
      const { customerKey } = report
      return {
        bytes: await services.files.read({ customerKey, id: fileId }),
        contentType: 'image/jpeg',
      }
    },
    /** Notes what was found or said; of two who note at once the second reads the first one's before. */
    async noteReport({ reportId, version, isCall, note }, { db, staff, record }) {
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
    },
  }
}

function changedMeanwhile(): Failure {
  return stateChanged('这次报案刚刚有同事记录过。请看过最新情况再记。')
}
