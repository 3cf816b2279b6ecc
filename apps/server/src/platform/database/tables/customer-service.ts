import type { Generated } from 'kysely'

export interface CustomerServiceTables {
  conversation: ConversationTable
  chat_message: ChatMessageTable
  agent: AgentTable
  staff_note: StaffNoteTable
  canned_answer: CannedAnswerTable
  chat_label: ChatLabelTable
  chat_tag: ChatTagTable
}

interface ConversationTable {
  id: string
  /** Of the visit that it was opened in; the session itself may have ended long ago. */
  session_id: string
  /** Keyed hash of the phone that was proven in it. */
  phone_key: Buffer | null
  status: string
  entry_id: string | null
  subsource: string | null
  opened_at: Date
  changed_at: Date
  queued_at: Date | null
  /** Keyed hash of the network that its customer called from when they were put into the queue. */
  queue_network: string | null
  /** Whose turn is lower is served first, of the same turn who has waited longer. */
  queue_slot: Generated<number>
  /** Since when whoever has it does. */
  taken_at: Date | null
  first_taken_at: Date | null
  is_left_answered: Generated<boolean>
  ended_at: Date | null
  /** Who took it. */
  staff_id: string | null
  /** Questions in a row that the robot had no answer to. */
  misses: Generated<number>
  last_seq: Generated<number>
  /** The last message of the other side that the customer has seen, and the same of staff. */
  read_by_customer: Generated<number>
  read_by_staff: Generated<number>
  score: number | null
  /** How it came to whoever has it, until they have looked. */
  arrived_as: string | null
  needs_wrap_up: Generated<boolean>
  cause_id: string | null
  outcome: string | null
  sealed: Buffer
}

interface ChatMessageTable {
  conversation_id: string
  seq: number
  at: Date
  sender: string
  kind: string
  /** The id that the sender gave it: one that is sent twice is said once. */
  sent_as: string | null
  /** Of the robot's answers: which one. */
  faq_id: string | null
  is_helpful: boolean | null
  /** Who of the staff said it. */
  staff_id: string | null
  sealed: Buffer
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
