import type { ChatLists } from '@ecenter/contract/customer-service/desk/chat-shown.ts'

/** What nobody has looked at: messages, chats that came without one, and customers who wait. */
export interface NewChats {
  readonly unread: number
  readonly arrived: number
  /** Of all that were handed on and not looked at yet, also with messages that nobody has read. */
  readonly given: number
  readonly queued: number
}

export function newChatsOf({ mine, queued }: Pick<ChatLists, 'mine' | 'queued'>): NewChats {
  return {
    unread: mine.reduce((sum, { unread }) => sum + unread, 0),
    arrived: mine.filter(({ unread, arrivedAs }) => unread === 0 && arrivedAs !== undefined).length,
    given: mine.filter(({ arrivedAs }) => arrivedAs !== undefined).length,
    queued,
  }
}

/** In words that tell nothing of anybody; undefined where nothing came. */
export function whatCame(before: NewChats, now: NewChats): string | undefined {
  if (now.given > before.given) return '有会话转给您。'
  if (now.unread > before.unread) return '有客户发来新消息。'
  return now.queued > before.queued ? '有客户在排队。' : undefined
}
