import type { Generated } from 'kysely'

export interface AgentTables {
  agent: AgentTable
  staff_note: StaffNoteTable
  canned_answer: CannedAnswerTable
}

/** A member of staff who talks to customers. */
interface AgentTable {
  staff_id: string
  /** What a customer may quote. */
  number: Generated<number>
  /** When their desk was last heard of. */
  seen_at: Date
}

interface StaffNoteTable {
  id: string
  conversation_id: string
  at: Date
  staff_id: string
  sealed: Buffer
}

interface CannedAnswerTable {
  id: string
  staff_id: string | null
  title: string
  text: string
  changed_at: Date
  changed_by: string
}
