import { boolean, type InferOutput, number, object, optional, picklist, string } from 'valibot'

/** How many files of one kind count: who sends more sends the wrong thing, or is no customer. */
export const filesOfKindAtMost = 9

/** One kind of document that a claim asks for, now or once the insurer gets to it. */
export const claimDocument = object({
  /** What it is to the service, such as `repair-invoice`. */
  type: string(),
  name: string(),
  /** What it has to show, so that one sending is enough. */
  hint: string(),
  isRequired: boolean(),
  /**
   * `later`: not asked for yet, and not taken before it is. `not-needed`: the insurer had all that it
   * needs without a file of this kind; nobody says that it was received.
   */
  state: picklist(['later', 'needed', 'received', 'refused', 'not-needed']),
  /** Somebody looked at all that was received, and it does. */
  isAccepted: optional(boolean()),
  /** Why it was refused, and what to send instead. */
  reason: optional(string()),
  /** How many files of this kind were received. */
  fileCount: number(),
  /** `2026-11-17 09:02`, of the latest. */
  receivedAt: optional(string()),
  /** Whether another file of this kind is taken now. */
  canSend: boolean(),
})
export type ClaimDocument = InferOutput<typeof claimDocument>
