import {
  type exportReport,
  type figureDeskCalls,
  type Report,
  type ReportQuestion,
  type readReport,
  reportDaysAtMost,
} from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import {
  figureText,
  type ReportMeasure,
  reportGroupNames,
  reportMeasures,
  reportNames,
} from '@ecenter/contract/figures/desk/report-measures.ts'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { daysBetween } from '../../../platform/clock/clock.ts'
import { type CsvColumns, csvAnswer } from '../../../platform/csv/csv-answer.ts'
import { answerReadOwnDay, type FigureListServices } from './own-day.ts'
import { reportFor } from './report-for.ts'
import { reportOf } from './report-of.ts'

export function figureDeskHandlers(
  services: FigureListServices,
): DeskHandlers<typeof figureDeskCalls> {
  return {
    readReport: answerReadReport(services),
    exportReport: answerExportReport(services),
    readOwnDay: answerReadOwnDay(services),
  }
}

/** One figure a line, so that a spreadsheet sorts and filters them. */
interface Line {
  readonly part: string
  readonly of: string
  readonly measure: ReportMeasure
  readonly value?: number | null | undefined
  readonly before?: number | null | undefined
}

function answerExportReport(services: FigureListServices): DeskHandler<typeof exportReport> {
  return async (question, { staff, trace }) => {
    refuseOddPeriod(question)
    const report = await reportOf(services, await reportFor(services, staff, question))
    const { from, to } = report
    // Told first: nobody has a file of which there is no trace.
    await trace({ event: 'report-exported', outcome: `${question.report} ${from} ${to}` })
    return csvAnswer(`报表-${reportNames[question.report]}.csv`, columns, linesOf(report))
  }
}

const columns: CsvColumns<Line> = {
  部分: ({ part }) => part,
  项目: ({ of }) => of,
  指标: ({ measure }) => reportMeasures[measure].title,
  数值: ({ value }) => value ?? undefined,
  上期: ({ before }) => before ?? undefined,
  读作: ({ measure, value }) => figureText(measure, value),
}

function linesOf({ from, to, figures, trend, groups }: Report): Line[] {
  const whole = `${from} 至 ${to}`
  return [
    ...figures.map((figure) => ({ part: '合计', of: whole, ...figure })),
    ...trend.rows.flatMap(({ at, values }) =>
      trend.measures.map((measure, index) => ({
        ...{ part: '按时间', of: at, measure },
        value: values[index],
      })),
    ),
    ...groups.flatMap(({ group, measures, rows }) =>
      rows.flatMap(({ label, values, before }) =>
        measures.map((measure, index) => ({
          ...{ part: reportGroupNames[group], of: label, measure },
          value: values[index],
          ...(index === 0 && { before }),
        })),
      ),
    ),
  ]
}

function answerReadReport(services: FigureListServices): DeskHandler<typeof readReport> {
  return async (question, { staff }) => {
    refuseOddPeriod(question)
    return reportOf(services, await reportFor(services, staff, question))
  }
}

/** A period ends after it begins, and is no longer than a year. */
function refuseOddPeriod({ from, to }: ReportQuestion): void {
  if (Number.isNaN(Date.parse(from))) throw fieldRefused('from', '没有这一天，请重新选择开始日期')
  if (Number.isNaN(Date.parse(to))) throw fieldRefused('to', '没有这一天，请重新选择结束日期')
  if (to < from) throw fieldRefused('to', '结束日期在开始日期之前，请重新选择')
  if (daysBetween(from, to) >= reportDaysAtMost) {
    throw fieldRefused('to', '一次最多看一年，请把日期选近一些')
  }
}
