import { array, type InferOutput, object, optional, string } from 'valibot'
import { fen } from '../rules/fen.ts'

/** One line of the calculation; what is deducted is negative. */
const settlementLine = object({ label: string(), note: optional(string()), amount: fen })

/** What one policy pays: compulsory (交强险) and commercial (商业险) are calculated apart. */
const settlementPart = object({
  productName: string(),
  lines: array(settlementLine),
  /** The sum of its lines. */
  total: fen,
})

/** How the amount that is paid came about, line by line. */
export const claimSettlement = object({
  parts: array(settlementPart),
  /** The sum of its parts. */
  total: fen,
  maskedPayee: string(),
  /** Bank and last four digits: 工商银行（尾号 6217）. */
  maskedAccount: string(),
  /** `2026-11-20 15:04`, once it is paid. */
  paidAt: optional(string()),
  /** ISO date by which it has to be paid, until it is. */
  payBy: optional(string()),
})
export type ClaimSettlement = InferOutput<typeof claimSettlement>
