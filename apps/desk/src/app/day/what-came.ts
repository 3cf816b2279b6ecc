import type { DayCounts, DayKind } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { reportsPath } from '../../accident-reports/report-paths.ts'
import { casesPath } from '../../appeals/case-paths.ts'
import { documentsPath } from '../../claims/claim-paths.ts'
import { leadsPath } from '../../purchases/lead-paths.ts'
import { returnsPath } from '../../return-insurance/return-paths.ts'

export type Counts = Pick<DayCounts, 'kinds'>

/** What customers send, and at which way in of the menu it is counted; chats count themselves. */
export const menuPaths: Partial<Record<DayKind, string>> = {
  lead: leadsPath,
  report: reportsPath,
  document: documentsPath,
  case: casesPath,
  return: returnsPath,
}

/** Of which kinds there is more than before; a kind that nobody counted before came with a role. */
export function whatCame(before: Counts, now: Counts): DayKind[] {
  const totals = new Map(before.kinds.map(({ kind, total }) => [kind, total]))
  return now.kinds.flatMap(({ kind, total }) =>
    menuPaths[kind] !== undefined && total > (totals.get(kind) ?? total) ? [kind] : [],
  )
}
