import type { ChatOutcome } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Services } from '../../services.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { readLabel } from '../store/chat-label.repository.ts'
import type { Conversation } from '../store/conversation.ts'
import { storeNote } from '../store/staff-note.repository.ts'

/** What is said of a conversation at its end. */
interface WrapUp {
  readonly causeId: string
  readonly outcome: ChatOutcome
  readonly note?: string | undefined
  /** The member of staff who says it. */
  readonly by: string
}

/** Keeps what a locked conversation was about; the note stands with those of colleagues. */
export async function storeWrapUp(
  services: Pick<Services, 'db' | 'keys' | 'notifier'>,
  conversation: Conversation,
  { causeId, outcome, note, by }: WrapUp,
  at: Date,
): Promise<void> {
  const cause = await readLabel(services, causeId)
  if (cause?.kind !== 'cause' || cause.isRetired) {
    throw fieldRefused('causeId', '这个原因已停用，请另选一个。')
  }
  if (note !== undefined)
    await storeNote(services, conversation.id, { at, staffId: by, text: note })
  const changedAt = conversation.status === 'ended' ? conversation.changedAt : at
  const said = { causeId, outcome, needsWrapUp: false }
  await changeConversation(services, conversation, said, changedAt)
}
