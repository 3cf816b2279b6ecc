import { sql } from 'kysely'
import { firstDayIn, type RolledSubject } from '../../../platform/figures/rolled-subject.ts'
import { funnels, stepsOf } from './funnels.ts'

/** Visits of a day: one that lasts over midnight is one of each day. */
export const visitFigures: RolledSubject = {
  name: 'site',
  changesForDays: 1,
  backDays: 395,
  firstDay: firstDayIn('analytics_event', 'at'),
  async count({ db }, { from, until }) {
    const visits = await db
      .selectFrom('analytics_event')
      .select(({ fn }) => fn.countAll<number>().as('views'))
      .select(sql<string[]>`array_agg(distinct name)`.as('seen'))
      .where('at', '>=', from)
      .where('at', '<', until)
      .where('kind', '=', 'view')
      .groupBy('visit')
      .execute()
    const ways = visits.map(({ seen }) => seen)
    return [
      { measure: 'visits', count: visits.length },
      { measure: 'views', count: visits.reduce((sum, { views }) => sum + views, 0) },
      ...Object.entries(funnels).flatMap(([name, steps]) =>
        stepsOf(steps, ways).map((count, at) => ({
          measure: 'step',
          part: `${name}/${at + 1}`,
          count,
        })),
      ),
    ]
  },
}
