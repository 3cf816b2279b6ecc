import type { ClaimEventType } from '../../records/claims/claim-event.ts'

/** Which events are told by SMS: what the insurer does, not what the customer has just done. */
export const isTold = {
  survey: true,
  resurvey: true,
  'injury-tracking': true,
  assessment: true,
  'added-assessment': true,
  'documents-asked': true,
  calculation: true,
  review: true,
  agreed: false,
  reopened: true,
  'documents-sent': false,
  'documents-complete': true,
  'agreement-asked': true,
  'refusal-notice': true,
  paid: true,
  refused: true,
  cancelled: true,
} as const satisfies Record<ClaimEventType, boolean>
