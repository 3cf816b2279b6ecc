import { array, boolean, number, object, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { eventCount } from '../../rules/counts.ts'
import { text } from '../../rules/text.ts'
import { listClaimPhotos } from './claim-photos.ts'
import { closeReport, reopenReport } from './close-report.ts'
import { deskReport, deskReportRow, reportId, reportState } from './desk-report.ts'
import { joinReports } from './join-reports.ts'

/** Those that wait, who was not called in front; or those that the core has registered, or that are closed, the latest first. */
export const listReports = defineDeskCall({
  path: '/accident-reports/listReports',
  access: 'handle-reports',
  request: object({ state: reportState, ...pageAsked }),
  response: object({
    reports: array(deskReportRow),
    ...listExtent,
    counts: object({ waiting: number(), lateCalls: number() }),
  }),
})

/** All of a report, the phone to call too. Reading it leaves a trace. */
export const readReport = defineDeskCall({
  path: '/accident-reports/readReport',
  access: 'handle-reports',
  request: object({ reportId }),
  response: deskReport,
})

/** One photo of a report. Looking at it leaves a trace. */
export const viewReportPhoto = defineDeskCall({
  path: '/accident-reports/viewReportPhoto',
  answer: 'file',
  access: 'handle-reports',
  request: object({ reportId, fileId: pipe(string(), uuid('没有这个文件')) }),
})

/** What was found or said; `isCall` keeps the promise of a call, after which the core is waited for. */
export const noteReport = defineDeskCall({
  path: '/accident-reports/noteReport',
  kind: 'submit',
  access: 'handle-reports',
  request: object({ reportId, version: eventCount, isCall: boolean(), note: text(500, '记录') }),
  response: deskReport,
})

export const accidentReportDeskCalls = {
  listReports,
  readReport,
  viewReportPhoto,
  listClaimPhotos,
  noteReport,
  closeReport,
  reopenReport,
  joinReports,
}
