import {
  array,
  boolean,
  type InferOutput,
  integer,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot'
import { fen } from '../rules/counts.ts'
import { policyKind, policyStatus } from './policy-summary.ts'

/** The wording of one set of clauses (条款). */
export const clauseText = object({
  code: string(),
  title: string(),
  chapters: array(object({ title: string(), paragraphs: array(string()) })),
})
export type ClauseText = InferOutput<typeof clauseText>

/** The car of a policy; a new car has no plate yet. */
const insuredVehicle = object({
  licenseNo: optional(string()),
  brandModel: string(),
  maskedFrameNo: string(),
  maskedEngineNo: string(),
  /** As the driving licence says, for example 家庭自用. */
  useNature: string(),
  seats: pipe(number(), integer(), minValue(1)),
  /** ISO date. */
  firstRegisteredOn: string(),
})
export type InsuredVehicle = InferOutput<typeof insuredVehicle>

/** One cover of a policy; the compulsory limits are covers too. */
const policyCoverage = object({
  code: string(),
  name: string(),
  note: optional(string()),
  /** Without a limit the cover is a service (道路救援, 代驾 …) or pays what it costs. */
  limit: optional(fen),
  premium: optional(fen),
  deductible: optional(string()),
})

/** A change (批改) to a policy after it was issued. */
const policyEndorsement = object({
  endorsementNo: string(),
  /** What was changed, in words, for example 车牌补录. */
  kind: string(),
  /** ISO date. */
  effectiveOn: string(),
  summary: string(),
  changes: array(object({ item: string(), before: string(), after: string() })),
  /** Negative when the customer gets money back. */
  premiumChange: fen,
})
export type PolicyEndorsement = InferOutput<typeof policyEndorsement>

/** One labelled line, in Chinese, as detail page and document both print it. */
export const policyFact = object({ label: string(), value: string() })
export type PolicyFact = InferOutput<typeof policyFact>

/** Facts that belong together: the flight, the school, the premises. */
const detailInfo = object({ title: string(), facts: array(policyFact) })
export type DetailInfo = InferOutput<typeof detailInfo>

/** One thing that is insured, with what it is insured for where it has a sum of its own. */
const riskItem = object({
  name: string(),
  note: optional(string()),
  sumInsured: optional(fen),
})
export type RiskItem = InferOutput<typeof riskItem>

/** Who took the policy out (投保人) and whom it covers (被保险人). */
const policyParties = object({
  applicantName: string(),
  insuredName: string(),
  insuredMaskedIdNumber: string(),
  insuredMaskedMobile: optional(string()),
})
export type PolicyParties = InferOutput<typeof policyParties>

/**
 * A policy in full, for who received a code on the phone on file. The policy number is open; what
 * other forms take as proof stays masked even here.
 */
export const policyDetail = object({
  handle: string(),
  kind: policyKind,
  productName: string(),
  policyNo: string(),
  status: policyStatus,
  /** First and last day of cover and the day of issue, ISO dates. */
  startDate: string(),
  /** `14:00` where cover begins within its first day. */
  startTime: optional(string()),
  endDate: string(),
  issuedOn: string(),
  parties: policyParties,
  /** With car policies only. */
  vehicle: optional(insuredVehicle),
  /** What is insured, with every kind but car. */
  riskInfo: array(riskItem),
  /** What only this kind has: the flight, the school, the loan. */
  detailInfos: array(detailInfo),
  /** What the product itself says: who may take it out, waiting days, how to claim. */
  productBasicInfo: array(policyFact),
  /** How many people the policy names; they are read by `insuredPeople`. */
  insuredCount: number(),
  /** The visitor is one of many insured, and sees what concerns them alone. */
  isOwnShareOnly: boolean(),
  coverages: array(policyCoverage),
  specialAgreements: array(string()),
  /** The vehicle tax (车船税) travels with the compulsory policy and is not in the total. Absent with an own share. */
  premium: optional(object({ total: fen, vehicleTax: optional(fen) })),
  endorsements: array(policyEndorsement),
  clauses: array(object({ code: string(), title: string() })),
  channelName: optional(string()),
})
export type PolicyDetail = InferOutput<typeof policyDetail>
