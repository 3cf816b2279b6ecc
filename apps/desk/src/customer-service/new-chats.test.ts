import type { ChatRow } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { expect, test } from 'vitest'
import { newChatsOf, whatCame } from './new-chats.ts'

const row = (facts: Partial<ChatRow>): ChatRow => ({
  ...{ chatId: 'c', status: 'person', username: '王小明', lastWords: '我的身份证号是', unread: 0 },
  ...{ lastAt: '2026-11-24T02:30:00Z', ...facts },
})
const nothing = newChatsOf({ mine: [], queued: 0 })

test('a chat that came from a colleague counts once, whether or not its customer wrote', () => {
  const mine = [row({ arrivedAs: 'transferred' }), row({ arrivedAs: 'given', unread: 2 })]
  expect(newChatsOf({ mine, queued: 1 })).toEqual({ unread: 2, arrived: 1, given: 2, queued: 1 })
})

test('what came is told without anything of whose it is, and what went is not told', () => {
  const arrived = newChatsOf({ mine: [row({ arrivedAs: 'given' })], queued: 0 })
  const written = newChatsOf({ mine: [row({ unread: 1 })], queued: 0 })
  expect(whatCame(nothing, arrived)).toBe('有会话转给您。')
  expect(whatCame(nothing, written)).toBe('有客户发来新消息。')
  expect(whatCame(nothing, newChatsOf({ mine: [], queued: 1 }))).toBe('有客户在排队。')
  expect(whatCame(written, nothing)).toBeUndefined()
})
