import type { Generated } from 'kysely'

export interface OutboxTables {
  outbox_message: OutboxMessageTable
  outbox_attachment: OutboxAttachmentTable
  image_code_answer: ImageCodeAnswerTable
}

interface OutboxMessageTable {
  id: Generated<number>
  channel: 'sms' | 'mail'
  at: Date
  sealed: Buffer
}

interface OutboxAttachmentTable {
  id: string
  message_id: number
  /** The file itself; its name stands in the message. */
  sealed: Buffer
}

interface ImageCodeAnswerTable {
  session_id: string
  code: string
}
