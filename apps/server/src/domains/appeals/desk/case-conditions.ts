import type { CaseFilter, CaseStand } from '@ecenter/contract/appeals/desk/case-filter.ts'
import { daysBetween } from '../../../platform/clock/clock.ts'
import { areaPrefix } from '../../places/rules/areas.ts'
import { wasLate } from '../rules/lateness.ts'
import { answerBy, isOpen, statusOf } from '../rules/status.ts'
import type { AppealOutline } from '../store/appeal-search.ts'

/** An answer that is owed within so many days is due soon. */
const soonDays = 3

/** A case that owes an answer. */
export interface Owed {
  readonly outline: AppealOutline
  readonly dueOn: string
  readonly daysLeft: number
}

type Conditions = Omit<CaseFilter, 'stand'>

/** Whether a case is one of those that the registry is narrowed to; judged unread. */
export function meets(
  outline: AppealOutline,
  { kind, channel, cause, product, areaCode, handlerId, late }: Conditions,
  now: Date,
): boolean {
  return (
    (kind === undefined || outline.kind === kind) &&
    (channel === undefined || outline.channel === channel) &&
    (cause === undefined || outline.cause === cause) &&
    (product === undefined || outline.product === product) &&
    (areaCode === undefined || outline.areaCode?.startsWith(areaPrefix(areaCode)) === true) &&
    (handlerId === undefined || outline.handlerId === handlerId) &&
    (late === undefined || wasLate(outline, statusOf(outline), now))
  )
}

/** What is owed of a case today; nothing once it has its answer. */
export function owedOn(outline: AppealOutline, today: string): Owed | undefined {
  const status = statusOf(outline)
  if (!isOpen(status)) return undefined
  const dueOn = answerBy(outline, status)
  return { outline, dueOn, daysLeft: daysBetween(today, dueOn) }
}

export function isAmong(stand: Exclude<CaseStand, 'closed'>, { outline, daysLeft }: Owed): boolean {
  switch (stand) {
    case 'open':
      return true
    case 'unassigned':
      return outline.handlerId === undefined
    case 'letter':
      return outline.isLetterWaiting
    case 'due-soon':
      return daysLeft >= 0 && daysLeft <= soonDays
    case 'overdue':
      return daysLeft < 0
  }
}
