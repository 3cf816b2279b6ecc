import {
  type ReportQuestion,
  type readReport,
  reportDaysAtMost,
} from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { daysBetween } from '../../../platform/clock/days.ts'
import type { ListServices } from '../../list-services.ts'
import type { FiguresServices } from '../figures-services.ts'
import { reportFor } from './report-for.ts'
import { reportOf } from './report-of.ts'

export function answerReadReport(
  services: FiguresServices & Pick<ListServices, 'replica'>,
): DeskHandler<typeof readReport> {
  return async (question, { staff }) => {
    refuseOddPeriod(question)
    return reportOf(services, await reportFor(services, staff, question))
  }
}

/** A period ends after it begins, and is no longer than a year. */
export function refuseOddPeriod({ from, to }: ReportQuestion): void {
  if (Number.isNaN(Date.parse(from))) throw fieldRefused('from', '没有这一天，请重新选择开始日期')
  if (Number.isNaN(Date.parse(to))) throw fieldRefused('to', '没有这一天，请重新选择结束日期')
  if (to < from) throw fieldRefused('to', '结束日期在开始日期之前，请重新选择')
  if (daysBetween(from, to) >= reportDaysAtMost) {
    throw fieldRefused('to', '一次最多看一年，请把日期选近一些')
  }
}
