import { array, type InferOutput, object, optional, string } from 'valibot'
import { fen } from '../rules/fen.ts'
import { insuredVehicle } from './insured-vehicle.ts'
import { policyCoverage } from './policy-coverage.ts'
import { policyEndorsement } from './policy-endorsement.ts'
import { policyKind } from './policy-kind.ts'
import { policyParties } from './policy-parties.ts'
import { policyStatus } from './policy-status.ts'

/**
 * A car policy in full, for who received a code on the phone on file. The policy number is open;
 * what other forms take as proof stays masked even here.
 */
export const policyDetail = object({
  handle: string(),
  kind: policyKind,
  productName: string(),
  policyNo: string(),
  status: policyStatus,
  /** First and last day of cover and the day of issue, ISO dates. */
  startDate: string(),
  endDate: string(),
  issuedOn: string(),
  parties: policyParties,
  vehicle: insuredVehicle,
  coverages: array(policyCoverage),
  /** The vehicle tax (车船税) travels with the compulsory policy and is not in the total. */
  premium: object({ total: fen, vehicleTax: optional(fen) }),
  endorsements: array(policyEndorsement),
  clauses: array(object({ code: string(), title: string() })),
  channelName: optional(string()),
})
export type PolicyDetail = InferOutput<typeof policyDetail>
