import { bankReference, paidOn, refundAmount } from '@ecenter/contract/links/paid-refund.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import {
  description,
  type InferOutput,
  literal,
  object,
  pipe,
  regex,
  string,
  variant,
} from 'valibot'

const receiptNo = pipe(
  string('is no text'),
  regex(/^TK\d{16}$/, 'is no receipt of a refund'),
  description('receipt of the refund, as `refund.details.registered.v1` told it'),
)

/** What the core says of the money of a refund whose account a customer registered. */
export const refundLine = variant(
  'outcome',
  [
    object({
      receiptNo,
      outcome: literal('paid'),
      amountFen: pipe(refundAmount, description('what was sent, in fen: all that is owed')),
      bankReference: pipe(bankReference, description('by which the bank finds the transfer')),
      paidOn: pipe(paidOn, description('ISO date of the transfer')),
    }),
    object({
      receiptNo,
      outcome: literal('failed'),
      reason: pipe(text(60, '失败原因'), description('why, in Chinese: the customer reads it')),
    }),
  ],
  'is neither paid nor failed',
)

/** A line that goes in by its form, where there is such a receipt. */
export const refundSample: InferOutput<typeof refundLine> = {
  receiptNo: 'TK2026112200000001',
  outcome: 'paid',
  amountFen: 30_000,
  bankReference: 'ICBC-20261123-000187',
  paidOn: '2026-11-23',
}
