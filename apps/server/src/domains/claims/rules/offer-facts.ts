import { array, boolean, type InferOutput, number, object, optional, string } from 'valibot'

/** An account that money is paid into. */
export const payeeFacts = object({ name: string(), bank: string(), accountNo: string() })
export type PayeeFacts = InferOutput<typeof payeeFacts>

/** What the insurer offers to pay, as its core tells it. */
export const offerFacts = object({
  /** Another one is another offer. */
  version: number(),
  /** What is deducted is negative. */
  lines: array(object({ what: string(), amountFen: number(), basis: string() })),
  totalFen: number(),
  /** ISO date until which it can be answered; the whole day counts. */
  answerBy: string(),
  payee: optional(payeeFacts),
  /** The money may go into another person's account. */
  mayPayOthers: optional(boolean()),
})
export type OfferFacts = InferOutput<typeof offerFacts>
