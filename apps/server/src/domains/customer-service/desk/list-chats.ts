import type { listChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { keepAtDesk } from '../store/agent.repository.ts'
import { chatListsOf } from './chat-lists.ts'

/** Other pages of the desk ask every few seconds: whoever has them open has not left their customers. */
export function answerListChats(services: CustomerServiceServices): DeskHandler<typeof listChats> {
  return async (_, { staff }) => {
    await keepAtDesk(services, staff.id, services.clock.now())
    return chatListsOf(services, staff)
  }
}
