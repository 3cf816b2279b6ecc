import type { listReports } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { countReports, findReports } from '../store/report-search.ts'
import { reportRow } from './report-row.ts'

export function answerListReports(
  services: AccidentReportsServices,
): DeskHandler<typeof listReports> {
  return async ({ state, page }, { staff: { within } }) => {
    const extent = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, within }
    const reports = await findReports(services, state, extent)
    const counts = await countReports(services, services.clock.now(), within)
    const total = counts[state]
    return {
      reports: reports.map((report) => reportRow(services, report)),
      total,
      nextPage: nextPageOf(page, total),
      counts: { waiting: counts.waiting, late: counts.late },
    }
  }
}
