import { callKindNames } from '@ecenter/contract/customers/desk/call-note.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import {
  type CallBack,
  countCallBacks,
  callBacksDue as dueCallBacks,
} from '../../customers/store/call-back.ts'
import { byMoment } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** Callers who were promised a call at a time of their own; anybody may make it. */
export const callBacksDue: DaySource = {
  kind: 'call-back',
  count: (services, { now }) => countCallBacks(services, now),
  async list(services, { limit, now }) {
    const notes = await dueCallBacks(services, limit)
    return notes.map((note) => ({
      kind: 'call-back',
      id: note.id,
      what: '给客户回电',
      about: aboutOf(note, now),
      masked: note.maskedName,
      ...byMoment(note.callBackAt),
    }))
  },
}

/** What it is about, how often nobody answered, and what was promised before another time was agreed on. */
function aboutOf(
  { kind, tries, triedAt, callBackAt, promisedAt, firstTriedAt }: CallBack,
  now: Date,
): string {
  const words = [callKindNames[kind]]
  if (triedAt !== undefined) words.push(`没接通 ${tries} 次，最近 ${minuteInChina(triedAt)}`)
  if (callBackAt > promisedAt) {
    const isLate = promisedAt <= (firstTriedAt ?? now)
    words.push(`原约 ${minuteInChina(promisedAt)}${isLate ? '，已迟' : ''}`)
  }
  return words.join('，')
}
