import { appealKindNames } from '@ecenter/contract/appeals/appeal-summary.ts'
import type { Overview } from '@ecenter/contract/person/overview.ts'
import { shortDay } from '../../kit/words/short-day.ts'

type OwnCase = Overview['cases'][number]

/** What is offered in place of the form that asks for a case; no other list has them all. */
export const caseAnswer = {
  label: '您的投诉和异议',
  otherText: '查别的申诉',
  isWhole: true,
  choicesOf: ({ cases }: Pick<Overview, 'cases'>) => cases.map(caseChoice),
}

/** A complaint or objection of the customer's own, with the day that comes next. */
export function caseChoice(own: OwnCase) {
  return {
    href: `#/appeal-progress?handle=${own.handle}`,
    text: appealKindNames[own.kind],
    // In this order a number that has no room goes to the next line whole, and no day is broken.
    note: [nextOf(own), own.caseNo].filter(Boolean).join(' '),
    value: own.statusText,
  }
}

function nextOf({ isClosed, answerBy, reviewUntil }: OwnCase) {
  if (!isClosed) return `${shortDay(answerBy)}前答复`
  return reviewUntil && `${shortDay(reviewUntil)}前可申请核查`
}
