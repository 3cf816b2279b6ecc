import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { listExtent, pageAsked } from '../list-page.ts'

/** The kinds that insure a car: compulsory (交强险), commercial (商业险), accidents of its occupants. */
export const carKinds = ['compulsory', 'commercial', 'accident'] as const

/** Every other kind; each has facts of its own (`risk-facts.ts` on the server). */
export const otherKinds = [
  'household',
  'personal-accident',
  'driver-accident',
  'student-accident',
  'borrower-accident',
  'flight-delay',
  'return-freight',
  'liability',
  'group',
] as const

/** A kind that a core tells and nobody here knows: shown by the name of its product, and by facts that the core words. */
export const unknownKind = 'other'

export const policyKind = picklist([...carKinds, ...otherKinds, unknownKind])
export type PolicyKind = InferOutput<typeof policyKind>
export type CarKind = (typeof carKinds)[number]

/** Car policies open in the car's own detail, all others in `/policy-detail`. */
export function isCarKind(kind: PolicyKind): kind is CarKind {
  return carKinds.some((each) => each === kind)
}

export const policyStatus = picklist(['not-started', 'in-force', 'expired', 'cancelled'])
export type PolicyStatus = InferOutput<typeof policyStatus>

/** One row of a result list; nothing in it is proof for another form. */
export const policySummary = object({
  /** Opens this policy in this session only. */
  handle: string(),
  kind: policyKind,
  productName: string(),
  maskedPolicyNo: string(),
  maskedInsuredName: string(),
  maskedPlate: optional(string()),
  /** First and last day of cover, both ISO dates. */
  startDate: string(),
  /** `14:00` where cover begins within its first day. */
  startTime: optional(string()),
  endDate: string(),
  status: policyStatus,
})
export type PolicySummary = InferOutput<typeof policySummary>

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
