import type {
  ChatMessage,
  ConversationState,
} from '@ecenter/contract/customer-service/conversation.ts'
import { expect, test } from 'vitest'
import { afterAnswer, afterEvent, noTalk } from './talk.ts'

const robot: ConversationState = {
  status: 'robot',
  readSeq: 0,
  canBeRated: false,
  isLinked: false,
}
const queued: ConversationState = { ...robot, status: 'queued', position: 2 }

test('what a stream and an answer both tell is shown once, in the order it was said', () => {
  const asked = afterAnswer(noTalk, { messages: [said(1), said(2)], state: robot })
  const talk = afterEvent(asked, { messages: [said(1), said(2), said(3)], state: robot })
  expect(talk.messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('an answer that is ahead of the stream does not hide what the stream still has to tell', () => {
  const followed = afterEvent(noTalk, { messages: [said(1)], state: robot })
  const ahead = afterAnswer(followed, { messages: [said(3)], state: robot })
  expect(ahead.followedSeq).toBe(1)
  const talk = afterEvent(ahead, { messages: [said(2), said(3)], state: robot })
  expect(talk.messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(talk.followedSeq).toBe(3)
})

test('an answer that comes late does not bring back how the conversation stood before', () => {
  const talk = afterEvent(noTalk, { messages: [said(1), said(2), said(3)], state: queued })
  expect(afterAnswer(talk, { messages: [said(1)], state: robot }).state).toEqual(queued)
  expect(afterAnswer(talk, { messages: [said(4)], state: robot }).state).toEqual(robot)
})

test('the place in the queue changes without a message', () => {
  const talk = afterEvent(noTalk, { messages: [said(1)], state: queued })
  const moved = afterEvent(talk, { messages: [], state: { ...queued, position: 1 } })
  expect(moved.state?.position).toBe(1)
  expect(moved.messages).toBe(talk.messages)
})

test('an answer that was called helpful is shown as that', () => {
  const talk = afterEvent(noTalk, { messages: [said(1), said(2)], state: robot })
  const rated = afterAnswer(talk, { messages: [{ ...said(1), isHelpful: true }], state: robot })
  expect(rated.messages).toEqual([{ ...said(1), isHelpful: true }, said(2)])
})

function said(seq: number): Extract<ChatMessage, { kind: 'text' }> {
  return {
    seq,
    at: '2026-11-16 08:30',
    from: 'robot',
    kind: 'text',
    text: `${seq}`,
    links: [],
    canBeRated: true,
  }
}
