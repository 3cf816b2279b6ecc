import type { Report } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import {
  figureText,
  type MeasureWords,
  type ReportMeasure,
  reportMeasures,
} from '@ecenter/contract/figures/desk/report-measures.ts'
import { FigureStrip } from '../kit/layout/FigureStrip.tsx'

/** The figures of a period beside each other, each with the one before. */
export function PeriodFigures({ figures }: Pick<Report, 'figures'>) {
  return (
    <FigureStrip
      figures={figures.map((figure) => ({
        name: reportMeasures[figure.measure].title,
        value: figureText(figure.measure, figure.value),
        note: beforeText(figure),
        noteTone: changeOf(figure),
      }))}
    />
  )
}

type Figure = Report['figures'][number]

function beforeText({ measure, value, before }: Figure): string {
  if (before === undefined) return '上期没有数据'
  const told = `上期 ${figureText(measure, before)}`
  if (value === undefined || value === before) return told
  return `${told}，${value > before ? '多' : '少'}了 ${differenceText(measure, value - before)}`
}

/** Between two upper bounds nobody knows how much it is. */
function differenceText(measure: ReportMeasure, difference: number): string {
  const by = Math.abs(difference)
  switch (reportMeasures[measure].unit) {
    case 'percent':
      return `${by.toFixed(1)} 个百分点`
    case 'seconds':
      return '一段'
    default:
      return figureText(measure, by)
  }
}

/** The colour says the same as the words: whether it is better than before. */
function changeOf({ measure, value, before }: Figure): 'good' | 'bad' | undefined {
  const { better }: MeasureWords = reportMeasures[measure]
  if (better === undefined || value === undefined || before === undefined) return undefined
  if (value === before) return undefined
  return value > before === (better === 'more') ? 'good' : 'bad'
}
