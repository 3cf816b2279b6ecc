import { array, boolean, type InferOutput, object, optional, string } from 'valibot'
import { destination } from '../../deliveries/store/delivery-record.ts'
import { person } from '../../policies/store/policy-record.ts'
import { proposedPolicy } from '../rules/proposed-policy.ts'

/** One policy of an order, the number of its proposal (投保单号), and its own where the core told it. */
const orderPart = object({
  proposalNo: string(),
  policyNo: optional(string()),
  policy: proposedPolicy,
})
export type OrderPart = InferOutput<typeof orderPart>

/** The personal part of an order, as it is sealed in its row. */
export const orderSecrets = object({
  orderNo: string(),
  /** Who placed it; their mobile is the phone on file. */
  applicant: person,
  /** All insure one person or company, with whom the order stands; the first gives it its name. */
  parts: array(orderPart),
  /** The branch that sold it. */
  comCode: string(),
  isByAgent: boolean(),
  /** Ordered with a gift card; asked for by the form that looks for a delivery. */
  hasGiftCard: boolean(),
  /** Absent where nothing is sent: the electronic policies are all there is. */
  destination: optional(destination),
})
export type OrderSecrets = InferOutput<typeof orderSecrets>
