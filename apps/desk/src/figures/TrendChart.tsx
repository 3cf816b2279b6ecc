import {
  figureText,
  type ReportMeasure,
  reportMeasures,
} from '@ecenter/contract/figures/desk/report-measures.ts'
import styles from './TrendChart.module.css'

interface Point {
  readonly at: string
  readonly value: number | null
}

interface TrendChartProps {
  readonly measure: ReportMeasure
  readonly points: readonly Point[]
}

const width = 640
const height = 220
const inset = { left: 64, right: 8, top: 20, bottom: 24 }
/** So many days have room for their names below the bars. */
const namesAtMost = 8

/** Bars over time. Who does not see them hears one sentence; the same figures stand in the table below. */
export function TrendChart({ measure, points }: TrendChartProps) {
  const highest = Math.max(0, ...points.map(({ value }) => value ?? 0))
  const top = niceTop(highest)
  const room = width - inset.left - inset.right
  const step = room / Math.max(1, points.length)
  const y = (value: number) =>
    height - inset.bottom - (value / top) * (height - inset.top - inset.bottom)
  const every = Math.ceil(points.length / namesAtMost)
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={sentenceOf(measure, points)}
    >
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <line x1={inset.left} x2={width - inset.right} y1={y(top * part)} y2={y(top * part)} />
          <text x={inset.left - 8} y={y(top * part) + 4} className={styles.scale}>
            {scaleText(measure, top * part)}
          </text>
        </g>
      ))}
      {points.map(({ at, value }, index) => {
        const x = inset.left + index * step
        const bar = Math.min(step * 0.7, 36)
        const middle = x + step / 2
        return (
          <g key={at}>
            {value !== null && (
              <rect
                x={middle - bar / 2}
                width={bar}
                y={y(Math.min(value, top))}
                height={y(0) - y(Math.min(value, top))}
                className={styles.bar}
              />
            )}
            {value === highest && highest > 0 && index === firstAt(points, highest) && (
              <text x={middle} y={y(value) - 6} className={styles.highest}>
                {figureText(measure, value)}
              </text>
            )}
            {index % every === 0 && (
              <text x={middle} y={height - 6} className={styles.name}>
                {at.slice(5).length === 2 ? at : at.slice(5)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function firstAt(points: readonly Point[], value: number): number {
  return points.findIndex((point) => point.value === value)
}

/** The next round number, so that half of it is one too. */
function niceTop(highest: number): number {
  if (highest <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(highest))
  const [nice = 10] = [1, 2, 4, 6, 8].filter((each) => each * power >= highest)
  return nice * power
}

/** A scale has no upper bounds: it says how long. */
function scaleText(measure: ReportMeasure, value: number): string {
  return reportMeasures[measure].unit === 'seconds' ? `${Math.round(value)} 秒` : `${value}`
}

function sentenceOf(measure: ReportMeasure, points: readonly Point[]): string {
  const { title } = reportMeasures[measure]
  const known = points.filter(({ value }) => value !== null)
  const [first] = points
  const last = points.at(-1)
  const most = known.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))[0]
  if (first === undefined || last === undefined || most === undefined) return `${title}：没有数据`
  return `${title}，${first.at} 至 ${last.at}，最多是 ${most.at} 的 ${figureText(measure, most.value)}，最后是 ${figureText(measure, last.value)}`
}
