import type { AppealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import type { CaseCause, CaseChannel, CaseProduct } from '@ecenter/contract/appeals/case-facts.ts'
import type { ColumnType, Generated } from 'kysely'

export interface AppealTables {
  appeal: AppealTable
  appeal_event: AppealEventTable
  appeal_note: AppealNoteTable
  appeal_file: AppealFileTable
  appeal_lookup_key: AppealLookupKeyTable
}

interface AppealTable {
  /** Keyed hash of the phone that filed it, or drawn at random where a letter named none. */
  customer_key: Buffer
  id: string
  kind: AppealKind
  /** Of whom it concerns: of the claim that it is about, with the next, or of who is known to complain. */
  claim_customer_key: Buffer | null
  claim_id: string | null
  /** The same for the same words of the same phone about the same claim. */
  content_key: Buffer
  filed_at: Date
  /** ISO dates that were promised when it was filed: of its answer, and of the first call. */
  answer_by: string
  call_by: string
  channel: Generated<CaseChannel>
  cause: Generated<CaseCause | null>
  product: Generated<CaseProduct | null>
  /** ISO date by which a regulator wants its answer. */
  due_on: ColumnType<string | null, string | null | undefined, string | null>
  /** Of the branch that it is about, whose staff see it; null where nobody knows. */
  area_code: string | null
  /** Who of the staff handles it, with their name sealed in the next. */
  handler_id: string | null
  handler_sealed: Buffer | null
  /** How often somebody took it, its letter went up to be approved or came back, or its customer sent a file. */
  takings: Generated<number>
  /** No answer is owed; the database marks it by the events. */
  is_decided: Generated<boolean>
  /** A letter that a second person approves before it leaves. */
  letter_sealed: Generated<Buffer | null>
  is_letter_waiting: Generated<boolean>
  sealed: Buffer
}

interface AppealEventTable {
  customer_key: Buffer
  appeal_id: string
  seq: number
  at: Date
  type: string
  /** ISO date of the answer that was promised with it, where one was. */
  answer_by: string | null
  /** What was said. */
  sealed: Buffer
}

/** What staff keep about an appeal and its customer never reads. */
interface AppealNoteTable {
  customer_key: Buffer
  appeal_id: string
  /** Also the file's, where it is one. */
  id: string
  at: Date
  sealed: Buffer
}

interface AppealFileTable {
  customer_key: Buffer
  appeal_id: string
  /** Also the file's. */
  id: string
  received_at: Date
  media_type: 'image/jpeg' | 'application/pdf'
  bytes: number
  /** The phone's own name of it, so that one file is received once. */
  upload_id: string
}

interface AppealLookupKeyTable {
  /** Keyed hash of the case number. */
  lookup_key: Buffer
  customer_key: Buffer
  appeal_id: string
}
