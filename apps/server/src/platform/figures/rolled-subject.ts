import { sql } from 'kysely'
import { dayInChina } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Keys } from '../keys/keys.ts'
import type { DayFigure } from './day-figure.ts'

export interface FigureStore {
  readonly db: Db
  readonly keys: Keys
}

/** The day in China that is counted, from its first moment to the first one after it. */
export interface CountedDay {
  readonly day: string
  readonly from: Date
  readonly until: Date
  readonly now: Date
}

/** What a subject counts of each day. */
export interface RolledSubject {
  readonly name: string
  /** So many days after a day its figures may still change: it is counted again meanwhile. */
  readonly changesForDays: number
  /** So far back all rows of a day are there. */
  readonly backDays: number
  /** How long a count of today is good enough; five minutes where it says nothing. */
  readonly everyMinutes?: number
  /** It counts longer than a statement of the service may last, so it has a connection of its own. */
  readonly takesLong?: true
  /** The first day of which there is anything; today where it says nothing. */
  firstDay?(store: FigureStore): Promise<string | undefined>
  count(store: FigureStore, day: CountedDay): Promise<DayFigure[]>
}

/** The day of the first moment that stands in a column. */
export function firstDayIn(table: keyof Tables, column: string) {
  return async ({ db }: FigureStore): Promise<string | undefined> => {
    const { rows } = await sql<{ first: Date | null }>`
      select min(${sql.ref(column)}) as first from ${sql.table(table)}
    `.execute(db)
    const first = rows[0]?.first
    return first ? dayInChina(first) : undefined
  }
}
