import {
  array,
  boolean,
  type InferOutput,
  number,
  optional,
  record,
  strictObject,
  string,
  union,
  unknown,
} from 'valibot'
import { carFacts } from './car.ts'
import { party } from './people.ts'

/** One of `people.json` by name, or somebody who is told here. */
const somebody = union([string(), party])

const change = strictObject({ item: string(), before: string(), after: string() })

const policy = strictObject({
  /** P, class, year of issue, area and ten digits, of which the last counts the renewals. */
  policyNo: string(),
  issuedOn: string(),
  startsOn: string(),
  startHour: optional(number()),
  endsOn: string(),
  cancelledOn: optional(string()),
  isPaperOnly: optional(boolean(), false),
  /** Printed beside the bar code of a paper policy. */
  documentSerial: optional(string()),
  /** What the covers of the product are reckoned from: the value of a car, a loan. */
  facts: optional(record(string(), number()), {}),
  /** Instead of those of the product; amounts in yuan. */
  covers: optional(
    array(
      strictObject({
        code: string(),
        limit: optional(number()),
        note: optional(string()),
        deductible: optional(string()),
        premium: optional(number()),
      }),
    ),
  ),
  /** In yuan, where it is not that of all covers together. */
  premium: optional(number()),
  /** The vehicle tax (车船税), which cars without an engine do not pay. */
  tax: optional(number()),
  /** What only policies of one kind have; which kind, the product says. */
  risk: optional(record(string(), unknown())),
  /** Everybody whom it names. */
  insuredPeople: optional(
    array(
      strictObject({
        person: somebody,
        relation: optional(string()),
        plan: optional(string()),
        joinedOn: optional(string()),
        leftOn: optional(string()),
      }),
    ),
  ),
  /** The premium is that after all of them; a change is negative where money goes back. */
  endorsements: optional(
    array(
      strictObject({
        effectiveOn: string(),
        kind: string(),
        summary: string(),
        changes: array(change),
        premiumChange: optional(number(), 0),
      }),
    ),
    [],
  ),
})

/** Policies of somebody, of one car where they insure one. */
export const policyRow = strictObject({
  insured: somebody,
  /** The insured themselves where nobody else pays. */
  applicant: optional(somebody),
  car: optional(union([string(), carFacts])),
  policies: array(policy),
})
export type ImportedPolicy = InferOutput<typeof policy>
export type PolicyRow = InferOutput<typeof policyRow>
