import {
  messagesPerPage,
  type readChat,
} from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { ChatLabel } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import type {
  ChatNote,
  ChatProof,
  ChatState,
} from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import type { Services } from '../../services.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { type ChatLabelRecord, readLabel, tagsOf } from '../store/chat-label.repository.ts'
import type { Conversation } from '../store/conversation.ts'
import { readSaidBefore } from '../store/read-said.ts'
import { readNotes, type StaffNote } from '../store/staff-note.repository.ts'
import { aboutChat } from './about-chat.ts'
import { isOwn, isReadable, mayRead, readableChat } from './chat-access.ts'
import { shownChatProof } from './chat-proof.ts'
import { deskMessageOf } from './desk-message-of.ts'
import { namesIn } from './names-in.ts'

export function answerReadChat(services: CustomerServiceServices): DeskHandler<typeof readChat> {
  return async ({ chatId, before }, { staff, trace }) => {
    const conversation = await readableChat(services, staff, chatId)
    const [said, notes, proof] = await Promise.all([
      readSaidBefore(services, conversation, { before, atMost: messagesPerPage }),
      readNotes(services, chatId),
      shownChatProof(services, staff, conversation),
    ])
    const whose = await aboutChat(services, conversation)
    const outcome = mayRead(staff, conversation) ? conversation.status : 'past'
    await trace({ event: 'chat-read', ...whose, outcome })
    const names = await namesIn(services, said, notes)
    return {
      messages: said.map((each) => deskMessageOf(each, names)),
      hasEarlier: (said[0]?.seq ?? 1) > 1,
      state: await chatStateOf(services, staff, conversation, proof),
      notes: notes.map((note) => chatNoteOf(note, names)),
      facts: factsOf(conversation),
    }
  }
}

function factsOf({ username, entryId, subsource, mobile, openedAt }: Conversation) {
  return {
    username,
    entryId,
    subsource,
    maskedMobile: mobile && maskMobile(mobile),
    openedAt: minuteInChina(openedAt),
  }
}

/**
 * Who gave it away is told with whom it is now, but not what its customer thinks of a colleague, nor what it is about.
 * What it was about reads who serves the same customer now.
 */
export async function chatStateOf(
  services: Pick<Services, 'db' | 'people'>,
  staff: Pick<Staff, 'id' | 'roles'>,
  conversation: Conversation,
  proof: ChatProof | undefined,
): Promise<ChatState> {
  const { status, agentName, readByCustomer } = conversation
  const isMine = isOwn(staff, conversation)
  const head = { status, isMine, agentName, proof, readByCustomer }
  const isReadOnly = !mayRead(staff, conversation)
  if (isReadOnly && !(await isReadable(services, staff, conversation))) {
    return { ...head, tags: [], needsWrapUp: false }
  }
  const { score, rating, needsWrapUp, outcome, causeId, id } = conversation
  const [tags, cause] = await Promise.all([
    tagsOf(services, [id]),
    causeId === undefined ? undefined : readLabel(services, causeId),
  ])
  return {
    ...head,
    ...(isReadOnly ? { isReadOnly, needsWrapUp: false } : { score, rating, needsWrapUp }),
    outcome,
    tags: (tags.get(id) ?? []).map(chatLabelOf),
    cause: cause?.name,
  }
}

export function chatLabelOf({ id, ...label }: ChatLabelRecord): ChatLabel {
  return { labelId: id, ...label }
}

export function chatNoteOf(
  { id, at, staffId, text }: StaffNote,
  names: ReadonlyMap<string, string>,
): ChatNote {
  return { noteId: id, at: minuteInChina(at), byName: names.get(staffId) ?? '同事', text }
}
