import { sql } from 'kysely'
import type { DayFigure } from '../../../platform/figures/day-figure.ts'
import { firstDayIn, type RolledSubject } from '../../../platform/figures/rolled-subject.ts'

/** Calls belong to the day for which they were promised at first, whenever they were made. */
export const callBackFigures: RolledSubject = {
  name: 'call-backs',
  changesForDays: 60,
  backDays: 700,
  firstDay: firstDayIn('call_note', 'at'),
  async count({ db }, { from, until, now }): Promise<DayFigure[]> {
    const { total, late, unreached } = await db
      .selectFrom('call_note')
      .where('promised_at', '>=', from)
      .where('promised_at', '<', until)
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<number>`(count(*) filter (
          where promised_at <= coalesce(first_tried_at, called_back_at, ${now})
        ))::int`.as('late'),
        sql<number>`(count(*) filter (where is_unreached))::int`.as('unreached'),
      ])
      .executeTakeFirstOrThrow()
    return [
      { measure: 'call-backs', count: total },
      { measure: 'call-backs-late', count: late },
      { measure: 'call-backs-unreached', count: unreached },
    ].filter(({ count }) => count > 0)
  },
}
