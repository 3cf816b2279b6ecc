import type { Db } from '../database/database.ts'
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
  /** The first day of which there is anything. */
  firstDay(store: FigureStore): Promise<string | undefined>
  count(store: FigureStore, day: CountedDay): Promise<DayFigure[]>
}
