import type { transferChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Services } from '../../services.ts'
import { putBack } from '../store/put-back.ts'
import { storeNote } from '../store/staff-note.repository.ts'
import { lockOwnChat } from './chat-access.ts'
import { colleaguesOf } from './colleagues.ts'
import { giveChat } from './give-chat.ts'
import { staffNotices } from './staff-notices.ts'

export function answerTransferChat(services: Services): DeskHandler<typeof transferChat> {
  return async ({ chatId, staffId, note }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockOwnChat(store, staff, chatId)
    if (note !== undefined) {
      await storeNote(store, chatId, { at: services.clock.now(), staffId: staff.id, text: note })
    }
    if (staffId === undefined) await putBack(store, conversation, services.clock.now())
    else {
      const colleague = await colleagueOf(store, staff, staffId)
      await giveChat(store, conversation, colleague, staffNotices.transferred)
    }
    record({
      event: 'chat-transferred',
      objectId: chatId,
      outcome: staffId === undefined ? 'queue' : `staff ${staffId}`,
    })
    return {}
  }
}

async function colleagueOf(
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  staff: Staff,
  id: string,
) {
  const colleagues = await colleaguesOf(services, staff)
  const found = colleagues.find(({ staffId }) => staffId === id)
  if (found === undefined) throw fieldRefused('staffId', '这位同事现在不在线，请另选一位。')
  return { id, name: found.name }
}
