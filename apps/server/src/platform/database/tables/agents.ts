import type { Generated } from 'kysely'

export interface AgentTables {
  agent: AgentTable
  staff_note: StaffNoteTable
  canned_answer: CannedAnswerTable
  chat_label: ChatLabelTable
  chat_tag: ChatTagTable
}

/** A member of staff who talks to customers. */
interface AgentTable {
  staff_id: string
  /** What a customer may quote. */
  number: Generated<number>
  /** When their desk was last heard of. */
  seen_at: Date
  /** What they say of themselves. */
  availability: Generated<string>
  available_since: Date | null
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

/** What a conversation may be called by. */
interface ChatLabelTable {
  id: string
  kind: string
  name: string
  is_retired: Generated<boolean>
}

interface ChatTagTable {
  conversation_id: string
  label_id: string
}
