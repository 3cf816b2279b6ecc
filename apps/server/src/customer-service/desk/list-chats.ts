import type { listChats } from '@ecenter/contract/customer-service/desk/list-chats.ts'
import type { Parts } from '../../parts.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { chatListsOf } from './chat-lists.ts'

export function answerListChats(parts: Parts): DeskHandler<typeof listChats> {
  return (_, { staff }) => chatListsOf(parts, staff)
}
