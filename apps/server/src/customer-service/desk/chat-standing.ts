import type { ChatNote, ChatStanding } from '@ecenter/contract/customer-service/desk/chat-row.ts'
import type { Staff } from '../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../platform/clock/clock.ts'
import type { Conversation } from '../../records/conversations/conversation.ts'
import type { StaffNote } from '../../records/conversations/staff-note.repository.ts'
import { isOwn } from './chat-access.ts'

export function chatStandingOf(staff: Pick<Staff, 'id'>, conversation: Conversation): ChatStanding {
  const { status, agentName, readByCustomer, score, rating } = conversation
  return { status, isMine: isOwn(staff, conversation), agentName, readByCustomer, score, rating }
}

export function chatNoteOf(
  { id, at, staffId, text }: StaffNote,
  names: ReadonlyMap<string, string>,
): ChatNote {
  return { noteId: id, at: minuteInChina(at), byName: names.get(staffId) ?? '同事', text }
}
