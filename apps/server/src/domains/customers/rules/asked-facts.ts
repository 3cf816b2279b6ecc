import type { AskedFact } from '@ecenter/contract/customers/desk/search-customers.ts'
import { caseNumber } from '@ecenter/contract/rules/case-number.ts'
import { frameNumber } from '@ecenter/contract/rules/frame-number.ts'
import { licensePlate } from '@ecenter/contract/rules/license-plate.ts'
import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import { idNumber } from '@ecenter/contract/rules/people/id-number.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { name } from '@ecenter/contract/rules/people/name.ts'
import { reportNumber } from '@ecenter/contract/rules/report-number.ts'
import { typedCode } from '@ecenter/contract/rules/text.ts'
import { check, type GenericSchema, is, pipe, safeParse, toUpperCase } from 'valibot'
import type { DrawnNumber } from '../../../platform/numbers/number-table.ts'
import { isDrawn, isNumberOf } from '../../../platform/numbers/numbers.ts'

/** One thing that what was typed may be. */
export interface Fact {
  readonly kind: AskedFact
  readonly value: string
}

export type Asked =
  | {
      readonly kind: 'facts'
      readonly facts: readonly Fact[]
      /** Then only who is called so is found. */
      readonly name: string | undefined
    }
  | { readonly kind: 'name-alone' }
  | { readonly kind: 'no-fact' }

/** What is a phone is asked for as one, however the core numbers its orders. */
const orderNumber = pipe(
  typedCode('订单号'),
  toUpperCase(),
  check((no) => isNumberOf('order', no) && !is(mobile, no)),
)

/** Of the service's own. */
function drawn(of: DrawnNumber, label: string) {
  return pipe(
    typedCode(label),
    toUpperCase(),
    check((no) => isDrawn(of, no)),
  )
}

const rules: Readonly<Record<AskedFact, GenericSchema<unknown, string>>> = {
  mobile,
  'id-number': idNumber,
  plate: licensePlate,
  'frame-number': frameNumber,
  'policy-number': otherPolicyNumber,
  'report-number': reportNumber,
  'case-number': caseNumber,
  'order-number': orderNumber,
  'receipt-number': drawn('accident', '报案受理号'),
  'lead-number': drawn('lead', '投保登记编号'),
}

/** What words typed into one field may be: a number, however it is spaced, or a name and one number. */
export function askedFacts(words: string): Asked {
  const whole = factsIn(words)
  if (whole.length > 0) return { kind: 'facts', facts: whole, name: undefined }
  const parts = words.split(/[\s,，、;；]+/).filter((part) => part !== '')
  const facts = parts.flatMap(factsIn)
  const named = parts.filter((part) => factsIn(part).length === 0).join(' ')
  const called = safeParse(name, named)
  if (facts.length === 0) return { kind: called.success ? 'name-alone' : 'no-fact' }
  // One number beside the name: of two, nobody could say which was wrong.
  const isOne = parts.filter((part) => factsIn(part).length > 0).length === 1
  if (!isOne || !called.success) return { kind: 'no-fact' }
  return { kind: 'facts', facts, name: called.output }
}

function factsIn(words: string): Fact[] {
  return (Object.keys(rules) as AskedFact[]).flatMap((kind) => {
    const read = safeParse(rules[kind], words)
    return read.success ? [{ kind, value: read.output }] : []
  })
}
