import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { expect, test } from 'vitest'
import { lastOwnSeq, logItems } from './log-items.ts'

test('who speaks is shown where a side begins, and a time where it was silent before', () => {
  const messages = [
    said(1, 'customer', '08:30'),
    said(2, 'robot', '08:30'),
    said(3, 'robot', '08:31'),
    said(4, 'robot', '08:40'),
  ]
  const items = logItems([{ key: 'now', messages }])
  expect(items.map(({ at }) => at)).toEqual([
    '2026-11-16 08:30',
    undefined,
    undefined,
    '2026-11-16 08:40',
  ])
  expect(items.map(({ isFirst }) => isFirst)).toEqual([true, true, false, true])
})

test('who speaks is shown again where another person of the staff goes on', () => {
  const messages = ['1001', '1001', '1007'].map((agentid, at) => ({
    ...said(at + 1, 'agent', '08:30'),
    agentid,
  }))
  const items = logItems([{ key: 'now', messages }])
  expect(items.map(({ isFirst }) => isFirst)).toEqual([true, false, true])
})

test('messages of two visits with the same seq are two', () => {
  const messages = [said(1, 'customer', '08:30')]
  const items = logItems([
    { key: 'earlier', messages },
    { key: 'now', messages },
  ])
  expect(new Set(items.map(({ key }) => key)).size).toBe(2)
})

test('of one’s own messages the last one tells whether it was read', () => {
  const messages = [
    said(1, 'customer', '08:30'),
    said(2, 'customer', '08:30'),
    said(3, 'agent', '08:31'),
  ]
  expect(lastOwnSeq(messages)).toBe(2)
  expect(lastOwnSeq([])).toBeUndefined()
})

function said(seq: number, from: ChatMessage['from'], time: string): ChatMessage {
  return {
    seq,
    at: `2026-11-16 ${time}`,
    from,
    kind: 'text',
    text: '您好',
    links: [],
    canBeRated: false,
  }
}
