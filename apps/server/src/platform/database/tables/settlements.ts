import type { Generated } from 'kysely'

export interface SettlementTables {
  settlement_answer: SettlementAnswerTable
  claim_payee: ClaimPayeeTable
  payee_change: PayeeChangeTable
  claim_nudge: ClaimNudgeTable
}

interface SettlementAnswerTable {
  /** Of the claim, beside which it stands. */
  customer_key: Buffer
  /** Names the signed PDF, too. */
  id: string
  claim_id: string
  /** Each version of an offer is answered once. */
  offer_version: number
  verdict: 'agreed' | 'objected'
  answered_at: Date
  /** What was signed, the strokes of the hand, and what is wrong with it. */
  sealed: Buffer
}

interface ClaimPayeeTable {
  customer_key: Buffer
  claim_id: string
  given_at: Date
  sealed: Buffer
}

interface PayeeChangeTable {
  customer_key: Buffer
  /** Names the signed PDF, too. */
  id: string
  claim_id: string
  signed_at: Date
  sealed: Buffer
}

interface ClaimNudgeTable {
  customer_key: Buffer
  claim_id: string
  /** ISO date of the insurer's day: a claim is hurried once a day. */
  asked_on: string
  asked_at: Date
  /** ISO date by which somebody answers; the whole day counts. */
  answer_by: string
  answered_at: Generated<Date | null>
  /** What the customer reads, and who wrote it; null until it is answered. */
  sealed: Generated<Buffer | null>
}
