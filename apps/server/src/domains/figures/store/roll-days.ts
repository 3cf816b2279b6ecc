import { type Clock, secondsAfter, startOfDay } from '../../../platform/clock/clock.ts'
import { daysAfter } from '../../../platform/clock/days.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { DayFigure } from '../../../platform/figures/day-figure.ts'
import type { FigureStore, RolledSubject } from '../../../platform/figures/rolled-subject.ts'
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts'
import type { Log } from '../../../platform/log/log.ts'
import { rolledSubjects } from '../rolled-subjects.ts'
import { dueDays } from '../rules/due-days.ts'

interface RollServices extends FigureStore {
  readonly clock: Clock
  readonly log: Pick<Log, 'failure'>
}

/** So many days of a subject at a time: a first start, or one after a long outage, goes on with the next minute. */
const daysAtOnce = 60
/** Five years. */
const keptDays = 1826
const rowsAtOnce = 1000

/** Counts what has happened on days that are not counted yet, or may have changed. Doing it again changes nothing. */
export async function rollDays(services: RollServices): Promise<void> {
  await eachByItself(
    services,
    rolledSubjects.map((subject) => () => rollSubject(services, subject)),
  )
}

/** Removes what is older than any report asks for. */
export async function purgeFigures({ db, clock }: Pick<RollServices, 'db' | 'clock'>) {
  const since = daysAfter(clock.today(), -keptDays)
  await db.deleteFrom('day_figure').where('day', '<', since).execute()
  await db.deleteFrom('rolled_day').where('day', '<', since).execute()
}

async function rollSubject(services: RollServices, subject: RolledSubject): Promise<void> {
  const due = dueDays({
    ...subject,
    today: services.clock.today(),
    now: services.clock.now(),
    firstDay: await subject.firstDay(services),
    rolledAt: await rolledAtOf(services, subject),
  })
  for (const day of due.slice(0, daysAtOnce)) await rollDay(services, subject, day)
}

async function rolledAtOf(
  { db }: Pick<RollServices, 'db'>,
  { name }: RolledSubject,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('rolled_day')
    .select(['day', 'rolled_at'])
    .where('subject', '=', name)
    .execute()
  return new Map(rows.map(({ day, rolled_at }) => [day, rolled_at]))
}

/** The row of the day is written first: two processes count one day one after the other. */
async function rollDay(services: RollServices, subject: RolledSubject, day: string): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const now = services.clock.now()
    await db
      .insertInto('rolled_day')
      .values({ subject: subject.name, day, rolled_at: now })
      .onConflict((conflict) =>
        conflict.columns(['subject', 'day']).doUpdateSet({ rolled_at: now }),
      )
      .execute()
    const from = startOfDay(day)
    const until = secondsAfter(from, 86_400)
    const figures = await subject.count({ ...services, db }, { day, from, until, now })
    await replaceFigures(db, subject.name, day, merged(figures))
  })
}

async function replaceFigures(
  db: Db,
  subject: string,
  day: string,
  figures: readonly DayFigure[],
): Promise<void> {
  await db.deleteFrom('day_figure').where('subject', '=', subject).where('day', '=', day).execute()
  for (let at = 0; at < figures.length; at += rowsAtOnce) {
    await db
      .insertInto('day_figure')
      .values(
        figures.slice(at, at + rowsAtOnce).map(({ staffId, sum = 0, buckets, ...figure }) => ({
          ...figure,
          subject,
          day,
          sum,
          staff_id: staffId ?? '',
          buckets: buckets === undefined ? null : [...buckets],
        })),
      )
      .execute()
  }
}

/** Counts of the same thing as one; what is nothing needs no row. */
function merged(figures: readonly DayFigure[]): DayFigure[] {
  const byDimensions = new Map<string, DayFigure>()
  for (const figure of figures.filter(({ count }) => count > 0)) {
    const { measure, staffId, branch, product, cause, part } = figure
    const key = JSON.stringify([measure, staffId, branch, product, cause, part])
    const before = byDimensions.get(key)
    byDimensions.set(key, before === undefined ? figure : added(before, figure))
  }
  return [...byDimensions.values()]
}

function added(one: DayFigure, other: DayFigure): DayFigure {
  return {
    ...one,
    count: one.count + other.count,
    sum: (one.sum ?? 0) + (other.sum ?? 0),
    ...(one.buckets && {
      buckets: one.buckets.map((count, at) => count + (other.buckets?.[at] ?? 0)),
    }),
  }
}
