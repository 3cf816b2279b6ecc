import type { DayRow } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { owedNext } from '../../accident-reports/rules/report-due.ts'
import {
  countReports,
  reportsDue as dueReports,
} from '../../accident-reports/store/report-search.ts'
import type { DaySource } from './day-source.ts'

/** Accidents that the core has not registered: first the reporter is called, then the core is hurried. */
export const reportsDue: DaySource = {
  kind: 'report',
  async count(services, { staff, now }) {
    const { waiting, late } = await countReports(services, now, staff.within)
    return { total: waiting, late }
  },
  async list(services, { staff, limit }) {
    const reports = await dueReports(services, { limit, within: staff.within })
    return reports.flatMap((report): DayRow[] => {
      const owed = owedNext(report)
      if (owed === undefined) return []
      const { id, receiptNo, kind, isHurt, mobile } = report
      return [
        {
          kind: 'report',
          id,
          what: owed.isCalled ? '待核心立案' : '回电报案人',
          about: isHurt ? `${kind}，有人受伤` : kind,
          masked: mobile && maskMobile(mobile),
          number: receiptNo,
          dueAt: owed.dueBy.toISOString(),
          dueOn: owed.dueOn,
        },
      ]
    })
  },
}
