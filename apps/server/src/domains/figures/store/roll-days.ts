import { sql } from 'kysely'
import { type Clock, daysAfter, secondsAfter, startOfDay } from '../../../platform/clock/clock.ts'
import { openLoneConnection } from '../../../platform/database/connections/lone-connection.ts'
import type { Db } from '../../../platform/database/database.ts'
import { takeName } from '../../../platform/database/wait-for-name.ts'
import type { DayFigure } from '../../../platform/figures/day-figure.ts'
import type { FigureStore, RolledSubject } from '../../../platform/figures/rolled-subject.ts'
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts'
import type { Log } from '../../../platform/log/log.ts'
import { rolledSubjects } from '../rolled-subjects.ts'
import { dueDays } from '../rules/due-days.ts'
import { type FailedDays, failedDays } from './failed-days.ts'

interface RollServices extends FigureStore {
  readonly clock: Clock
  readonly log: Pick<Log, 'failure'>
  /** Of the database, for what has a connection of its own. */
  readonly url: string
  /** The service ends: no other day is begun, and a long count is broken off. */
  readonly stopping?: AbortSignal
}

/** So many days of a subject at a time: a first start, or one after a long outage, goes on with the next minute. */
const daysAtOnce = 60
/** Where so many fail, more would: the rest of the subject waits for the next minute. */
const failuresAtMost = 3
/** Longer than reading through any table takes. */
const longStatement = '30min'
/** Five years. */
const keptDays = 1826
const rowsAtOnce = 1000

/** Counts what has happened on days that are not counted yet, or may have changed. Doing it again changes nothing. */
export async function rollDays(
  services: RollServices,
  failed: FailedDays = failedDays(),
  subjects: readonly RolledSubject[] = rolledSubjects,
): Promise<void> {
  await eachByItself(
    services,
    subjects.map((subject) => () => rollSubject(services, failed, subject)),
  )
}

/** Removes what is older than any report asks for. */
export async function purgeFigures({ db, clock }: Pick<RollServices, 'db' | 'clock'>) {
  const since = daysAfter(clock.today(), -keptDays)
  await db.deleteFrom('day_figure').where('day', '<', since).execute()
  await db.deleteFrom('rolled_day').where('day', '<', since).execute()
}

async function rollSubject(
  services: RollServices,
  failed: FailedDays,
  subject: RolledSubject,
): Promise<void> {
  const { name } = subject
  const due = dueDays({
    ...subject,
    today: services.clock.today(),
    now: services.clock.now(),
    firstDay: await subject.firstDay?.(services),
    rolledAt: await rolledAtOf(services, subject),
  })
  const now = services.clock.now()
  const tried = due.filter((day) => !failed.isLeft(name, day, now)).slice(0, daysAtOnce)
  let failures = 0
  for (const day of tried) {
    if (services.stopping?.aborted) return
    try {
      await (subject.takesLong ? rollLongDay : rollDay)(services, subject, day)
      failed.forget(name, day)
    } catch (error) {
      services.log.failure('day figures', error)
      failed.note(name, day, services.clock.now())
      failures += 1
      if (failures === failuresAtMost) return
    }
  }
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

async function rollLongDay(
  services: RollServices,
  subject: RolledSubject,
  day: string,
): Promise<void> {
  const { db, close } = await openLoneConnection(services.url, 'ecenter figures')
  services.stopping?.addEventListener('abort', close, { once: true })
  try {
    await sql`select set_config('statement_timeout', ${longStatement}, false)`.execute(db)
    await rollDay({ ...services, db }, subject, day)
  } finally {
    services.stopping?.removeEventListener('abort', close)
    await close()
  }
}

/** What another process counts at this moment is left to it. */
async function rollDay(
  services: Omit<RollServices, 'url'>,
  subject: RolledSubject,
  day: string,
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    if (!(await takeName(db, `figures ${subject.name} ${day}`))) return
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
