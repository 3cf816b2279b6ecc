import { accidentKindNames } from '@ecenter/contract/accident-reports/accident.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { owedNext } from '../../accident-reports/rules/report-due.ts'
import { countOwedReports } from '../../accident-reports/store/owed-report.ts'
import { findReports } from '../../accident-reports/store/report-search.ts'
import type { DaySource, ListedRow } from './day-source.ts'

/** Accidents that the core has not registered: first the reporter is called, then the core is hurried. */
export const reportsDue: DaySource = {
  kind: 'report',
  count: (services, { staff, now }) => countOwedReports(services, now, staff.within),
  async list(services, { staff, limit }) {
    const reports = await findReports(services, 'waiting', {
      limit,
      offset: 0,
      within: staff.within,
    })
    return reports.flatMap((report): ListedRow[] => {
      const owed = owedNext(report)
      if (owed === undefined) return []
      const { id, receiptNo, kind, isHurt, mobile } = report
      return [
        {
          kind: 'report',
          id,
          what: owed.isCalled ? '待核心立案' : '回电报案人',
          about: isHurt ? `${accidentKindNames[kind]}，有人受伤` : accidentKindNames[kind],
          masked: mobile && maskMobile(mobile),
          number: receiptNo,
          dueAt: owed.dueBy.toISOString(),
          dueOn: owed.dueOn,
          isBehind: owed.isCalled,
        },
      ]
    })
  },
}
