import type { RolledSubject } from '../../../platform/figures/rolled-subject.ts'

/** How many policies are in force: complaints are told by ten thousand of them. One look at all of them a day. */
export const policyFigures: RolledSubject = {
  name: 'policies',
  changesForDays: 0,
  backDays: 0,
  everyMinutes: 24 * 60,
  takesLong: true,
  async firstDay() {
    return undefined
  },
  async count({ db }, { day }) {
    const { count } = await db
      .selectFrom('policy')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('starts_on', '<=', day)
      .where('ends_on', '>=', day)
      .where(({ eb, or }) => or([eb('cancelled_on', 'is', null), eb('cancelled_on', '>', day)]))
      .executeTakeFirstOrThrow()
    return [{ measure: 'in-force', count }]
  },
}
