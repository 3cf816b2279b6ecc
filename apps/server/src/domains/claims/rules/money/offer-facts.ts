import { array, boolean, type InferOutput, number, object, optional, string } from 'valibot'

const account = { name: string(), bank: string(), accountNo: string() }

const payeeShare = object({ ...account, shareFen: number() })
export type PayeeShare = InferOutput<typeof payeeShare>

/** An account that money is paid into. */
export const payeeFacts = object({
  ...account,
  /** Where the sum is divided: all accounts, that one first, each with what it gets. */
  shares: optional(array(payeeShare)),
})
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
