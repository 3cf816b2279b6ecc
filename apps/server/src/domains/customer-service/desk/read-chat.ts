import {
  messagesPerPage,
  type readChat,
} from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import type { Conversation } from '../store/conversation.ts'
import { readSaidBefore } from '../store/read-said.ts'
import { readNotes } from '../store/staff-note.repository.ts'
import { readableChat } from './chat-access.ts'
import { shownChatProof } from './chat-proof.ts'
import { chatNoteOf, chatStateOf } from './chat-state.ts'
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
    await trace({ event: 'chat-read', objectId: chatId, outcome: conversation.status })
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
