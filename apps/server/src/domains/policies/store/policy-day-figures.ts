import type { RolledSubject } from '../../../platform/figures/rolled-subject.ts'
import { wholeCode } from '../../places/rules/areas.ts'

/**
 * How many policies are in force, by the branch that issued them: complaints are told by ten thousand of them. One look
 * at all of them a day counts every branch, so a report counts none.
 */
export const policyFigures: RolledSubject = {
  name: 'policies',
  changesForDays: 0,
  backDays: 0,
  everyMinutes: 24 * 60,
  takesLong: true,
  async count({ db }, { day }) {
    const rows = await db
      .selectFrom('policy')
      .select(({ fn }) => ['area_code', fn.countAll<number>().as('count')])
      .where('starts_on', '<=', day)
      .where('ends_on', '>=', day)
      .where(({ eb, or }) => or([eb('cancelled_on', 'is', null), eb('cancelled_on', '>', day)]))
      .groupBy('area_code')
      .execute()
    // Written as cases have it, beside which it stands.
    return rows.map(({ area_code, count }) => ({
      measure: 'in-force',
      branch: area_code === null ? '' : wholeCode(area_code),
      count,
    }))
  },
}
