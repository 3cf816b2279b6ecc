import type { accidentReportDeskCalls } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound, nothingFound, tooManyLookups } from '../../../platform/calls/failure.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { takeOpening } from '../../../platform/staff/openings.ts'
import { readClaim } from '../../claims/store/claim.repository.ts'
import { claimOfId } from '../../claims/store/claim-at-desk.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { type AccidentReport, readPhotos } from '../store/accident-report.repository.ts'
import { addNote } from '../store/note-report.ts'
import { countOwedReports } from '../store/owed-report.ts'
import { countReports, findReports, reportsOfClaim } from '../store/report-search.ts'
import { answerCloseReport, answerReopenReport } from './close-report.ts'
import { deskReportOf, reportAtDesk, reportRow } from './desk-report.ts'
import { answerJoinReports } from './join-reports.ts'
import { reportToActOn } from './report-to-act-on.ts'

export function accidentReportDeskHandlers(
  services: AccidentReportsServices,
): DeskHandlers<typeof accidentReportDeskCalls> {
  return {
    async listReports({ state, page }, { staff: { within } }) {
      const extent = { ...extentOf(page), within }
      const reports = await findReports(services, state, extent)
      const owed = await countOwedReports(services, services.clock.now(), within)
      const total = state === 'waiting' ? owed.total : await countReports(services, state, within)
      return {
        reports: reports.map((report) => reportRow(services, report)),
        total,
        nextPage: nextPageOf(page, total),
        counts: { waiting: owed.total, lateCalls: owed.lateCalls },
      }
    },
    /** Who reported, and where somebody was, is opened, so who read it is kept. */
    async readReport({ reportId }, { staff, trace }) {
      const { within } = staff
      const report = await reportAtDesk(services, reportId, within)
      await takeOpening(services, staff)
      await trace({ event: 'accident-report-read', ...about(report), outcome: 'shown' })
      return deskReportOf(services, report, within)
    },
    async listClaimPhotos({ claimId }, { staff: { within } }) {
      const ref = mustBeFound(await claimOfId(services, claimId, within))
      const { registNo } = await readClaim(services, { object: ref })
      const reports = await reportsOfClaim(services, registNo, within)
      return { reports: await Promise.all(reports.map((each) => photosAtDesk(services, each))) }
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
      const report = await reportToActOn(store, reportId, version, staff.within)
      const at = services.clock.now()
      const noted = { at, isCall, text: note, byName: staff.name, staffId: staff.id }
      await addNote(store, reportId, noted, version)
      record({
        event: 'accident-report-noted',
        ...about(report),
        outcome: isCall ? 'called' : 'noted',
      })
      return deskReportOf(store, await reportAtDesk(store, reportId, staff.within), staff.within)
    },
    closeReport: answerCloseReport(services),
    reopenReport: answerReopenReport(services),
    joinReports: answerJoinReports(services),
  }
}

/** A report without photos is told all the same: staff see that there is one. */
async function photosAtDesk(services: AccidentReportsServices, { id, receiptNo }: AccidentReport) {
  const photos = await readPhotos(services, id)
  return {
    reportId: id,
    receiptNo,
    photos: photos.map(({ id: fileId, frame }) => ({ fileId, frame })),
  }
}
