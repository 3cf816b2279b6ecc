import type { noteChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { storeNote } from '../store/staff-note.repository.ts'
import { lockReadableChat } from './chat-access.ts'
import { chatNoteOf } from './chat-state.ts'

export function answerNoteChat(services: CustomerServiceServices): DeskHandler<typeof noteChat> {
  return async ({ chatId, text }, { db, staff, record }) => {
    const store = { ...services, db }
    await lockReadableChat(store, staff, chatId)
    const at = services.clock.now()
    const note = await storeNote(store, chatId, { at, staffId: staff.id, text })
    record({ event: 'chat-noted', objectId: chatId, outcome: 'noted' })
    return { note: chatNoteOf(note, new Map([[staff.id, staff.name]])) }
  }
}
