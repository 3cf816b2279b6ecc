import { callKindNames } from '@ecenter/contract/customers/desk/call-note.ts'
import { countCallBacks, callBacksDue as dueCallBacks } from '../../customers/store/call-note.ts'
import { byMoment } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** Callers who were promised a call at a time of their own; anybody may make it. */
export const callBacksDue: DaySource = {
  kind: 'call-back',
  count: (services, { now }) => countCallBacks(services, now),
  async list(services, { limit }) {
    const notes = await dueCallBacks(services, limit)
    return notes.flatMap(({ id, kind, maskedName, callBackAt }) =>
      callBackAt === undefined
        ? []
        : [
            {
              kind: 'call-back',
              id,
              what: '给客户回电',
              about: callKindNames[kind],
              masked: maskedName,
              ...byMoment(callBackAt),
            },
          ],
    )
  },
}
