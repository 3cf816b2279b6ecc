import type { WishKind } from '@ecenter/contract/core/wish.ts'
import type { Generated } from 'kysely'

export interface WishTables {
  wish: WishTable
  wish_note: WishNoteTable
}

/** What a customer asked of the insurer's core, and what it answered. */
interface WishTable {
  /** The event that asks for it. */
  event_id: string
  /** Which of several things that one event asks for; empty where it asks for one. */
  part: string
  kind: WishKind
  customer_key: Buffer
  /** The policy, order or person that it is about. */
  object_id: string
  /** The core's row that answers it, by its key in the ledger of imports; null where no row does. */
  row_key: Buffer | null
  state: Generated<'asked' | 'answered' | 'refused' | 'replaced'>
  asked_at: Date
  /** From then on it is overdue. */
  due_at: Date
  ended_at: Date | null
  /** Whether a row answered it, so that what the row says is the fact. */
  is_of_row: Generated<boolean>
  /** When staff had the core told of it once more. */
  asked_again_at: Date | null
  /** When its customer was told of the answer by SMS; of a change of accounts alone. */
  told_at: Generated<Date | null>
  /** What was asked for, what stood before, and why it was refused. */
  sealed: Buffer
}

interface WishNoteTable {
  event_id: string
  id: string
  at: Date
  /** What was said, and who noted it. */
  sealed: Buffer
}
