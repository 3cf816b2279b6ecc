import { policyKind } from '@ecenter/contract/policies/policy-summary.ts'
import {
  array,
  type InferOutput,
  minLength,
  optional,
  partial,
  pipe,
  rawTransform,
  regex,
  strictObject,
  string,
  transform,
  tupleWithRest,
  union,
} from 'valibot'
import { type EndorsementPattern, readEndorsementPattern } from './endorsement-pattern.ts'
import { type NumberPattern, readPattern } from './number-pattern.ts'

const pattern = pipe(
  string(),
  rawTransform<string, NumberPattern>(({ dataset, addIssue, NEVER }) => {
    try {
      return readPattern(dataset.value)
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : 'is no pattern' })
      return NEVER
    }
  }),
)
const counted = pipe(
  string(),
  rawTransform<string, EndorsementPattern>(({ dataset, addIssue, NEVER }) => {
    try {
      return readEndorsementPattern(dataset.value)
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : 'is no pattern' })
      return NEVER
    }
  }),
)
const begin = pipe(string(), regex(/^[A-Z\d]{1,10}$/, 'must be capitals and digits'))
const none = 'must have a pattern, or be left out'
const patterns = pipe(array(pattern), minLength(1, none))

/** Those that the core gives, and the service reads. */
const core = strictObject({
  /** Without a kind, a number says nothing of it; what says one is asked first. */
  policy: pipe(array(strictObject({ pattern, kind: optional(policyKind) })), minLength(1, none)),
  /** An order is told before its policies are, so its numbers say what it is of. */
  proposal: pipe(
    array(strictObject({ pattern, kind: policyKind, product: optional(string()) })),
    minLength(1, none),
  ),
  endorsement: patterns,
  report: patterns,
  order: patterns,
})

/** One or several: the first is drawn, and all are read, for a number that was given before stays one. */
const drawnAndRead = pipe(
  union([string(), array(string())]),
  transform((said) => (typeof said === 'string' ? [said] : said)),
  tupleWithRest([pattern], pattern),
)

/** Those that the service gives. */
const service = strictObject({
  case: drawnAndRead,
  lead: drawnAndRead,
  refund: pattern,
  dataRequest: pattern,
  accident: pattern,
  returnReport: pattern,
  /** Where the service issues what was paid: a policy is called as its proposal, but for its begin. */
  policy: strictObject({ insteadOf: begin, begin }),
  /** What a change is called that is made here, such as a corrected plate. */
  endorsement: counted,
})

export const wholeTable = strictObject({ core, service })
export type NumberTable = InferOutput<typeof wholeTable>
/** Numbers that the service gives by drawing their digits. */
export type DrawnNumber = Exclude<keyof NumberTable['service'], 'policy' | 'endorsement'>

/** That by which a number is drawn, before those by which older ones are read. */
export function patternsOf(
  { service: given }: NumberTable,
  of: DrawnNumber,
): readonly [NumberPattern, ...NumberPattern[]] {
  const said = given[of]
  return 'text' in said ? [said] : said
}

/** An insurer says what is other than usual. */
export const saidNumbers = strictObject({
  core: optional(partial(core)),
  service: optional(partial(service)),
})
