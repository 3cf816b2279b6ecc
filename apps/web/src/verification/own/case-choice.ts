import { appealKindNames } from '@ecenter/contract/appeals/appeal-summary.ts'
import type { Overview } from '@ecenter/contract/person/overview.ts'
import { shortDay } from '../../kit/words/short-day.ts'
import type { OwnChoice } from './own-choices.ts'

/** A complaint or objection of the customer's own, with the day that comes next. */
export function caseChoice(own: Overview['cases'][number]): OwnChoice {
  return {
    href: `#/appeal-progress?handle=${own.handle}`,
    text: appealKindNames[own.kind],
    note: [own.caseNo, nextOf(own)].filter(Boolean).join(' · '),
    value: own.statusText,
  }
}

function nextOf({ isClosed, answerBy, reviewUntil }: Overview['cases'][number]) {
  if (!isClosed) return `${shortDay(answerBy)}前答复`
  return reviewUntil && `${shortDay(reviewUntil)}前可申请核查`
}
