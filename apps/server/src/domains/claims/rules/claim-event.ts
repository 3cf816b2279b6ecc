import {
  array,
  type InferOutput,
  is,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'
import { documentType } from './document-type.ts'

/**
 * What happens to a claim after its report, as the insurer's core tells it. The first group begins a
 * step, the second belongs to the step that it finds, the third ends the claim until it is reopened. The
 * last is of the desk alone: it takes back what was noted there by mistake.
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

  'corrected',
])
export type ClaimEventType = InferOutput<typeof claimEventType>

/** Nothing personal. */
export const claimEventFacts = object({
  /** With `documents-asked`: ISO date until which the claim does not wait longer for them. */
  dueOn: optional(string()),
  /** With `documents-asked`: the kinds that are asked for; absent where it is all of the list. */
  kinds: optional(
    pipe(
      array(string()),
      // The core may know more kinds than this service: they hide no claim.
      transform((kinds) => kinds.filter((kind) => is(documentType, kind))),
    ),
  ),
  /** With `paid`: what was paid, where it was noted here or the core tells it with the payment. */
  amountFen: optional(number()),
  /** With `paid`, ISO dates: when the account is expected to have it, and when it had. */
  arrivesOn: optional(string()),
  arrivedOn: optional(string()),
  /** Steps that staff passed over; nothing is taken for done in them. */
  skipped: optional(array(string())),
  /** Accounts of who noted it at the desk, and who approved it. */
  by: optional(string()),
  approvedBy: optional(string()),
  /** With `corrected`: which event was a mistake, by its number; `at` is an ISO moment. */
  corrects: optional(object({ seq: number(), type: string(), at: string() })),
})

export interface ClaimEvent {
  /** Its number among those of its claim; absent before it is stored. */
  readonly seq?: number
  readonly type: ClaimEventType
  readonly at: Date
  readonly facts: InferOutput<typeof claimEventFacts>
  /** Whether a row of the core told it. */
  readonly isOfCore?: boolean
}
