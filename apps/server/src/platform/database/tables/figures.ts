import type { Generated } from 'kysely'

export interface FigureTables {
  day_figure: DayFigureTable
  rolled_day: RolledDayTable
}

/** What happened on one day, counted. It names no customer; `''` where a dimension does not apply. */
interface DayFigureTable {
  day: string
  subject: string
  measure: string
  staff_id: Generated<string>
  branch: Generated<string>
  product: Generated<string>
  cause: Generated<string>
  /** A step, a way in, or another part that the measure is split into. */
  part: Generated<string>
  count: number
  sum: Generated<number>
  /** How many lay between two bounds of `day-figure.ts`; null of what has no length. */
  buckets: number[] | null
}

/** When the figures of a subject on a day were counted last. */
interface RolledDayTable {
  subject: string
  day: string
  rolled_at: Date
}
