import { type InferOutput, object, optional, picklist, string } from 'valibot'

/** What customers and staff ask of the core here, and what it alone can make a fact. */
export const wishKind = picklist([
  'plate-correction',
  'delivery-change',
  'contact-change',
  'data-request',
  'claim-decision',
  'payee-change',
  'invoice-change',
])
export type WishKind = InferOutput<typeof wishKind>

/** How a wish stands, as its customer is shown it; `overdue` is asked for longer than was promised. */
export const wishShown = object({
  status: picklist(['asked', 'overdue', 'answered', 'refused']),
  /** `2026-11-16 08:30`. */
  askedAt: string(),
  /** By when an answer was promised, `2026-11-17 08:30`. */
  dueAt: string(),
  /** When staff asked the core for the answer once more. */
  askedAgainAt: optional(string()),
  /** Why it was refused, in the core's words for the customer. */
  reason: optional(string()),
})
export type WishShown = InferOutput<typeof wishShown>
