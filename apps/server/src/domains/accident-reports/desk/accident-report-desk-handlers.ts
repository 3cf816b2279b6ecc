import type { accidentReportDeskCalls } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { answerListReports } from './list-reports.ts'
import { answerNoteReport } from './note-report.ts'
import { answerReadReport } from './read-report.ts'
import { answerViewReportPhoto } from './view-report-photo.ts'

export function accidentReportDeskHandlers(
  services: AccidentReportsServices,
): DeskHandlers<typeof accidentReportDeskCalls> {
  return {
    listReports: answerListReports(services),
    readReport: answerReadReport(services),
    viewReportPhoto: answerViewReportPhoto(services),
    noteReport: answerNoteReport(services),
  }
}
