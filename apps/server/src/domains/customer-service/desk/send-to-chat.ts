import type { sendToChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { say } from '../store/say.ts'
import { lockOwnChat } from './chat-access.ts'
import { deskMessageOf } from './desk-message-of.ts'

export function answerSendToChat(
  services: CustomerServiceServices,
): DeskHandler<typeof sendToChat> {
  return async ({ chatId, content, sentAs }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockOwnChat(store, staff, chatId)
    const { agentName, agentNumber } = conversation
    const said = await say(
      store,
      conversation,
      {
        from: 'agent',
        content: { kind: 'text', text: content, links: [] },
        sentAs,
        staffId: staff.id,
        agentName,
        agentNumber,
      },
      services.clock.now(),
    )
    record({ event: 'chat-said', objectId: chatId, outcome: 'said' })
    return { message: deskMessageOf(said, new Map([[staff.id, staff.name]])) }
  }
}
