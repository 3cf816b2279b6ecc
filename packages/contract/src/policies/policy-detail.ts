import { array, boolean, type InferOutput, number, object, optional, string } from 'valibot'
import { fen } from '../rules/fen.ts'
import { insuredVehicle } from './insured-vehicle.ts'
import { policyCoverage } from './policy-coverage.ts'
import { policyEndorsement } from './policy-endorsement.ts'
import { detailInfo, policyFact, riskItem } from './policy-fact.ts'
import { policyKind } from './policy-kind.ts'
import { policyParties } from './policy-parties.ts'
import { policyStatus } from './policy-status.ts'

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
