import type { listChats } from '@ecenter/contract/customer-service/desk/list-chats.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { keepAtDesk } from '../store/agent.repository.ts'
import { chatListsOf } from './chat-lists.ts'

/** Other pages of the desk ask every few seconds: whoever has them open has not left their customers. */
export function answerListChats(parts: Parts): DeskHandler<typeof listChats> {
  return async (_, { staff }) => {
    await keepAtDesk(parts, staff.id, parts.clock.now())
    return chatListsOf(parts, staff)
  }
}
