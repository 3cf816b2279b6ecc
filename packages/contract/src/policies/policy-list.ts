import { array, type InferOutput, number, object, optional } from 'valibot'
import { listExtent, pageAsked } from '../list-page.ts'
import { policyStatus } from './policy-status.ts'
import { policySummary } from './policy-summary.ts'

/** A question for a list may ask for one status, and for a page of what is left. */
export const policyListAsked = { status: optional(policyStatus), ...pageAsked }

/** Policies that were found, newest first, a page at a time. */
export const policyList = object({
  policyInfoList: array(policySummary),
  ...listExtent,
  /** How many there are of each status, whichever of them was asked for. */
  statusCounts: object({
    'in-force': number(),
    'not-started': number(),
    expired: number(),
    cancelled: number(),
  }),
})
export type PolicyList = InferOutput<typeof policyList>
