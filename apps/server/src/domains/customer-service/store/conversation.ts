import type { ConversationState } from '@ecenter/contract/customer-service/conversation.ts'
import type { ChatOutcome } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import type { ArrivedAs } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import type { ConversationSecrets } from './chat-message-record.ts'

export type { ArrivedAs }
export type ConversationStatus = ConversationState['status']

/** One conversation with its personal part opened. */
export interface Conversation extends ConversationSecrets {
  readonly id: string
  readonly sessionId: string
  readonly phoneKey: Buffer | undefined
  readonly status: ConversationStatus
  readonly entryId: string | undefined
  readonly subsource: string | undefined
  readonly openedAt: Date
  readonly changedAt: Date
  /** Since when its customer waits for a person, or for the answer to what they left. */
  readonly queuedAt: Date | undefined
  readonly takenAt: Date | undefined
  readonly endedAt: Date | undefined
  /** Who of the staff has it. */
  readonly staffId: string | undefined
  /** Questions in a row that the robot had no answer to. */
  readonly misses: number
  readonly lastSeq: number
  readonly readByCustomer: number
  readonly readByStaff: number
  readonly score: number | undefined
  /** How it came to whoever has it, until they have looked. */
  readonly arrivedAs: ArrivedAs | undefined
  /** It ended before it was said what it was about. */
  readonly needsWrapUp: boolean
  readonly causeId: string | undefined
  readonly outcome: ChatOutcome | undefined
}
