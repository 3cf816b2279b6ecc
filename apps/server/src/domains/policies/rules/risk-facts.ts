import { unknownKind } from '@ecenter/contract/policies/policy-summary.ts'
import {
  array,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  string,
  variant,
} from 'valibot'

const sum = object({ name: string(), note: optional(string()), sumInsuredFen: optional(number()) })

/** A home and what is in it (家财险). */
const household = object({
  kind: literal('household'),
  address: string(),
  structure: string(),
  areaSquareMetres: number(),
  builtIn: number(),
  items: array(sum),
})

/** One person or a family (意外险); families are named in `insured_person`. */
const personalAccident = object({
  kind: literal('personal-accident'),
  occupation: string(),
  occupationClass: number(),
  beneficiary: string(),
})

/** Whoever drives or rides, in whatever car (交通工具意外险): a cover that belongs to no car. */
const driverAccident = object({
  kind: literal('driver-accident'),
  licenceClass: string(),
  carUse: string(),
  beneficiary: string(),
})

/** A student (学平险), with the guardian who answers for them. */
const studentAccident = object({
  kind: literal('student-accident'),
  school: string(),
  className: string(),
  guardian: object({ name: string(), idNumber: string(), relation: string() }),
})

/** A borrower (借款人意外险); the lender is paid first. */
const borrowerAccident = object({
  kind: literal('borrower-accident'),
  loanContractNo: string(),
  lender: string(),
  loanFen: number(),
  months: number(),
})

const flightDelay = object({
  kind: literal('flight-delay'),
  flightNo: string(),
  /** ISO date, in the time of the airport of departure. */
  flightDate: string(),
  from: string(),
  to: string(),
})

/** The freight of goods that a buyer sends back (退货运费险). */
const returnFreight = object({
  kind: literal('return-freight'),
  marketplace: string(),
  marketplaceOrderNo: string(),
  shop: string(),
  goods: string(),
})

/** What a business owes to others (公众责任险, 雇主责任险). */
const liability = object({
  kind: literal('liability'),
  business: string(),
  premises: string(),
  areaSquareMetres: number(),
})

/** A company's staff (团体意外险); the people stand in `insured_person`. */
const group = object({
  kind: literal('group'),
  industry: string(),
  contactName: string(),
  plans: array(object({ name: string(), note: string() })),
})

/** Of a kind that is not known here: what it is about, in the core's own words. */
const other = object({
  kind: literal(unknownKind),
  title: string(),
  facts: array(object({ label: string(), value: string() })),
})

/** What only policies of one kind have, beside parties, term and covers. */
export const riskFacts = variant('kind', [
  household,
  personalAccident,
  driverAccident,
  studentAccident,
  borrowerAccident,
  flightDelay,
  returnFreight,
  liability,
  group,
  other,
])
export type RiskFacts = InferOutput<typeof riskFacts>
