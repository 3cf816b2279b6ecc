import { maskMobile } from '../../../platform/mask/mask.ts'
import { callsDue, countCallsDue } from '../../accident-reports/store/report-search.ts'
import { byMoment } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** Reporters of accidents who were promised a call. */
export const reportsDue: DaySource = {
  kind: 'report',
  count: (services, { staff, now }) => countCallsDue(services, now, staff.within),
  async list(services, { staff, now, limit }) {
    const reports = await callsDue(services, { limit, within: staff.within })
    return reports.map(({ id, receiptNo, kind, isHurt, mobile, callBy = now }) => ({
      kind: 'report',
      id,
      what: '回电报案人',
      about: isHurt ? `${kind}，有人受伤` : kind,
      masked: mobile && maskMobile(mobile),
      number: receiptNo,
      ...byMoment(callBy),
    }))
  },
}
