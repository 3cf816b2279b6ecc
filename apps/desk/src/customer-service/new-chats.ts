import type { ChatLists } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'

/** What nobody has looked at: messages, chats that came without one, and customers who wait. */
export interface NewChats {
  readonly unread: number
  readonly arrived: number
  readonly queued: number
}

export function newChatsOf({ mine, queued }: Pick<ChatLists, 'mine' | 'queued'>): NewChats {
  return {
    unread: mine.reduce((sum, { unread }) => sum + unread, 0),
    arrived: mine.filter(({ unread, arrivedAs }) => unread === 0 && arrivedAs !== undefined).length,
    queued,
  }
}

/** In words that tell nothing of anybody; undefined where nothing came. */
export function whatCame(before: NewChats, now: NewChats): string | undefined {
  if (now.arrived > before.arrived) return '有会话转给您。'
  if (now.unread > before.unread) return '有客户发来新消息。'
  return now.queued > before.queued ? '有客户在排队。' : undefined
}
