import type { Generated } from 'kysely'

export interface ClaimDocumentTables {
  claim_document_file: ClaimDocumentFileTable
  claim_document_verdict: ClaimDocumentVerdictTable
  claim_application: ClaimApplicationTable
  claim_judgement: ClaimJudgementTable
  document_request: DocumentRequestTable
  settlement_answer: SettlementAnswerTable
  claim_payee: ClaimPayeeTable
  payee_change: PayeeChangeTable
  claim_nudge: ClaimNudgeTable
  loose_file: LooseFileTable
}

interface ClaimDocumentFileTable {
  customer_key: Buffer
  /** Also the file's. */
  id: string
  claim_id: string
  document_type: string
  media_type: 'image/jpeg' | 'application/pdf'
  received_at: Date
  /** A later verdict is known; the database marks it. */
  is_judged: Generated<boolean>
  /** The phone's own name of it, by which it is received once. */
  upload_id: string | null
}

interface ClaimDocumentVerdictTable {
  customer_key: Buffer
  claim_id: string
  document_type: string
  judged_at: Date
  /** When it was refused last, also after a later one was accepted; null where it never was. */
  refused_at: Date | null
  /** The reason of a refusal, in words that may name somebody; null where it came another way. */
  sealed: Buffer | null
}

/** That a document is the application of a claim, signed on the screen. */
interface ClaimApplicationTable {
  customer_key: Buffer
  /** Of the document, whose file is the signed PDF. */
  id: string
  claim_id: string
  signed_at: Date
  /** What was signed, and the strokes of the hand. */
  sealed: Buffer
}

/** What was said of a document and can still be taken back. */
interface ClaimJudgementTable {
  customer_key: Buffer
  claim_id: string
  document_type: string
  staff_id: string
  /** From then on it holds, and its customer is told. */
  due_at: Date
  sealed: Buffer
}

/** That a member of staff asked a customer for a document. */
interface DocumentRequestTable {
  customer_key: Buffer
  id: string
  claim_id: string
  document_type: string
  staff_id: string
  conversation_id: string | null
  asked_at: Date
  arrived_at: Date | null
  /** Whoever asked has seen it, or waits no longer. */
  closed_at: Date | null
  /** What was asked for in free words. */
  sealed: Buffer | null
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

/** A stored file that no row refers to, yet or any more. */
interface LooseFileTable {
  customer_key: Buffer
  id: string
  remove_after: Date
  /** Of a piece of an upload: which one, how many bytes come before it, and how many it has. */
  upload_id: string | null
  piece_from: number | null
  piece_bytes: number | null
}
