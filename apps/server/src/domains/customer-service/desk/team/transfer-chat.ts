import type { transferChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { putBack } from '../../store/put-back.ts'
import { storeNote } from '../../store/staff-note.repository.ts'
import { lockOwnChat } from '../chat-access.ts'
import { colleagueToGive } from './colleagues.ts'
import { giveChat } from './give-chat.ts'
import { staffNotices } from './staff-notices.ts'

export function answerTransferChat(
  services: CustomerServiceServices,
): DeskHandler<typeof transferChat> {
  return async ({ chatId, staffId, note }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockOwnChat(store, staff, chatId)
    if (note !== undefined) {
      await storeNote(store, chatId, { at: services.clock.now(), staffId: staff.id, text: note })
    }
    if (staffId === undefined) await putBack(store, conversation, services.clock.now())
    else {
      const colleague = await colleagueToGive(store, staff, staffId)
      await giveChat(store, conversation, colleague, staffNotices.transferred, 'transferred')
    }
    record({
      event: 'chat-transferred',
      objectId: chatId,
      outcome: staffId === undefined ? 'queue' : `staff ${staffId}`,
    })
    return {}
  }
}
