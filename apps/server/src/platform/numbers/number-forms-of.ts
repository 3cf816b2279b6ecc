import type { NumberForm, NumberForms } from '@ecenter/contract/rules/number-forms.ts'
import {
  beginOf,
  covers,
  lengthsOf,
  type NumberPattern,
  shortExpressionOf,
} from './number-pattern.ts'
import type { NumberTable } from './number-table.ts'

/** What fields judge numbers by, on the page as in the service. */
export function numberFormsOf({ core, service }: NumberTable): NumberForms {
  const policies = core.policy.map(({ pattern }) => pattern)
  const ofCars = core.policy
    .filter(({ kind }) => kind === 'compulsory' || kind === 'commercial')
    .map(({ pattern }) => pattern)
  return {
    // Where no number says that it is of a car, any may be.
    carPolicy: formOf(ofCars.length === 0 ? policies : ofCars),
    policy: formOf(policies),
    report: formOf(core.report),
    case: formOf(service.case),
    lead: formOf(service.lead),
  }
}

/** More begins than these are a riddle. */
const beginsNamed = 3

function formOf(patterns: readonly NumberPattern[]): NumberForm {
  const lengths = patterns.map(lengthsOf)
  const needed = patterns.filter(
    (one, at) =>
      !patterns.some((other, place) => place !== at && coversFirst(other, one, place < at)),
  )
  const begins = [...new Set(needed.map(beginOf))]
  const isTold = begins.length <= beginsNamed && !begins.includes('')
  return [
    needed.map(shortExpressionOf).join('|'),
    isTold ? begins.join(' 或 ') : '',
    Math.min(...lengths.map(([fewest]) => fewest)),
    lengths[0]?.[1] ?? 0,
    Math.max(...lengths.map(([, most]) => most)),
  ]
}

/** Of two that say the same the first stays. */
function coversFirst(one: NumberPattern, other: NumberPattern, isBefore: boolean): boolean {
  return covers(one, other) && (isBefore || !covers(other, one))
}
