import type { ConversationState } from '@ecenter/contract/customer-service/conversation.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { Conversation } from '../store/conversation.ts'

/** How long after its end a conversation may be rated. */
const rateableSeconds = 24 * 3600

interface Beside {
  readonly at: Date
  /** While it is queued. */
  readonly position?: number | undefined
  readonly waitMinutes?: number | undefined
  /** While a message waits for its answer. */
  readonly promise?: string | undefined
}

/** How a conversation stands, as its customer is told. */
export function conversationState(
  conversation: Conversation,
  { at, position, waitMinutes, promise }: Beside,
): ConversationState {
  const { status, agentNumber, agentName, takenAt } = conversation
  const isPersons = status === 'person' || (status === 'ended' && takenAt !== undefined)
  return {
    status,
    position,
    waitMinutes,
    promise,
    agentid: isPersons ? agentNumber : undefined,
    agentName: isPersons ? agentName : undefined,
    readSeq: conversation.readByStaff,
    canBeRated: canBeRated(conversation, at),
    score: conversation.score,
    isLinked: conversation.phoneKey !== undefined,
  }
}

/** A person answered, it was not rated yet, and its end is not long ago. */
export function canBeRated({ takenAt, score, endedAt }: Conversation, at: Date): boolean {
  const isRecent = endedAt === undefined || at < secondsAfter(endedAt, rateableSeconds)
  return takenAt !== undefined && score === undefined && isRecent
}
