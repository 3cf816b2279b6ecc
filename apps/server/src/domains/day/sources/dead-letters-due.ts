import { coreEvents } from '@ecenter/contract/core/core-events.ts'
import { findDeadEvents } from '../../../core/out/dead-events.ts'
import { byMoment } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** Events that the core did not take in three days: each is late. */
export const deadLettersDue: DaySource = {
  kind: 'dead-letter',
  async count({ db }) {
    const { total } = await findDeadEvents(db, { limit: 0 })
    return { total, late: total }
  },
  async list({ db }, { limit }) {
    const { events } = await findDeadEvents(db, { limit })
    return events.map(({ id, type, tries, givenUpAt }) => ({
      kind: 'dead-letter',
      id,
      what: '重发核心消息',
      about: `${coreEvents.find((event) => event.type === type)?.name ?? type}，试过 ${tries} 次`,
      ...byMoment(givenUpAt),
    }))
  },
}
