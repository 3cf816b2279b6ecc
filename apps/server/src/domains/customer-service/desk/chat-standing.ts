import type {
  ChatNote,
  ChatProof,
  ChatStanding,
} from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Conversation } from '../store/conversation.ts'
import type { StaffNote } from '../store/staff-note.repository.ts'
import { isOwn, mayRead } from './chat-access.ts'

/** Who gave it away is told with whom it is now, but not what its customer thinks of a colleague. */
export function chatStandingOf(
  staff: Pick<Staff, 'id' | 'roles'>,
  conversation: Conversation,
  proof: ChatProof | undefined,
): ChatStanding {
  const { status, agentName, readByCustomer, score, rating } = conversation
  const verdict = mayRead(staff, conversation) ? { score, rating } : {}
  const isMine = isOwn(staff, conversation)
  return { status, isMine, agentName, proof, readByCustomer, ...verdict }
}

export function chatNoteOf(
  { id, at, staffId, text }: StaffNote,
  names: ReadonlyMap<string, string>,
): ChatNote {
  return { noteId: id, at: minuteInChina(at), byName: names.get(staffId) ?? '同事', text }
}
