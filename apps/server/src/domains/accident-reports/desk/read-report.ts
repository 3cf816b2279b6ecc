import type { readReport } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { deskReportOf, reportAtDesk } from './desk-report.ts'

/** Who reported, and where somebody was, is opened, so who read it is kept. */
export function answerReadReport(
  services: AccidentReportsServices,
): DeskHandler<typeof readReport> {
  return async ({ reportId }, { staff: { within }, trace }) => {
    const report = await reportAtDesk(services, reportId, within)
    await trace({ event: 'accident-report-read', ...about(report), outcome: 'shown' })
    return deskReportOf(services, report, within)
  }
}
