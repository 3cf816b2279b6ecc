import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import type { DayRow } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { answerBy, isOpen, statusOf } from '../../appeals/rules/status.ts'
import {
  type AppealOutline,
  headsOfAppeals,
  undecidedAppeals,
} from '../../appeals/store/appeal-search.ts'
import { workdayAfter } from '../../places/rules/workdays.ts'
import { byEndOf, dueFirst } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** Objections and complaints: first the call, then the answer in writing. */
export const casesDue: DaySource = {
  kind: 'case',
  async count(services, { staff, now }) {
    const due = (await undecidedAppeals(services, staff.within)).flatMap(dueOf)
    return {
      total: due.length,
      late: due.filter(({ dueAt }) => Date.parse(dueAt) <= now.getTime()).length,
    }
  },
  async list(services, { staff, limit }) {
    const due = dueFirst((await undecidedAppeals(services, staff.within)).flatMap(dueOf)).slice(
      0,
      limit,
    )
    const heads = await headsOfAppeals(
      services,
      due.map(({ outline }) => outline.ref),
    )
    return due.flatMap(({ outline: { ref, kind }, ...when }) => {
      const head = heads.get(ref.id)
      if (head === undefined) return []
      const { caseNo, name } = head
      const about = kind === 'complaint' ? '服务投诉' : '理赔异议'
      return [
        { kind: 'case', id: ref.id, about, masked: maskName(name), number: caseNo, ...when },
      ] satisfies DayRow[]
    })
  },
}

/** What is owed next to whoever filed it; nothing once it was answered. */
function dueOf(outline: AppealOutline) {
  const status = statusOf(outline)
  if (!isOpen(status)) return []
  const answer = byEndOf(answerBy(outline, status))
  const isReview = status.decided !== undefined
  const call = byEndOf(
    workdayAfter(dayInChina(outline.filedAt), promisedTimes().appealCallWorkdays),
  )
  if (!isReview && status['called-back'] === undefined && call.dueAt < answer.dueAt)
    return [{ outline, what: '首次回电', ...call }]
  return [{ outline, what: isReview ? '核查后答复' : '书面答复', ...answer }]
}
