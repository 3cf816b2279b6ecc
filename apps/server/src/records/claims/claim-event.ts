import { type InferOutput, object, optional, picklist, string } from 'valibot'

/**
 * What happens to a claim after its report, as the insurer's core tells it. The first group begins a
 * step, the second belongs to the step that it finds, the third ends the claim until it is reopened.
 */
export const claimEventType = picklist([
  'survey',
  'resurvey',
  'injury-tracking',
  'assessment',
  'added-assessment',
  'documents-asked',
  'calculation',
  'review',
  'agreed',
  'reopened',

  'documents-sent',
  'documents-complete',
  'agreement-asked',
  'refusal-notice',

  'paid',
  'refused',
  'cancelled',
])
export type ClaimEventType = InferOutput<typeof claimEventType>

/** Nothing personal. */
export const claimEventFacts = object({
  /** With `documents-asked`: ISO date until which the claim does not wait longer for them. */
  dueOn: optional(string()),
})

export interface ClaimEvent {
  readonly type: ClaimEventType
  readonly at: Date
  readonly facts: InferOutput<typeof claimEventFacts>
}
