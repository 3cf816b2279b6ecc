import { setTimeout as sleep } from 'node:timers/promises'
import type { followChats } from '@ecenter/contract/customer-service/desk/follow-chats.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { followWakes } from '../../../platform/wakes/follow-wakes.ts'
import { heardEverySeconds, noteAtDesk } from '../store/agent.repository.ts'
import {
  conversationTopic,
  queueTopic,
  readConversation,
} from '../store/conversation.repository.ts'
import { isOwn, mayRead } from './chat-access.ts'
import { type ChatEvent, chatLook } from './chat-look.ts'

/** Many wakes that come together cost one look. */
const pauseMs = 100

export function answerFollowChats(parts: Parts): DeskHandler<typeof followChats> {
  return async ({ opened }, { staff, trace }) => {
    for (const { chatId } of opened) {
      const conversation = await readConversation(parts, chatId)
      if (conversation === undefined || !mayRead(staff, conversation)) continue
      if (isOwn(staff, conversation)) continue
      await trace({ event: 'chat-read', objectId: chatId, outcome: 'followed' })
    }
    const seqs = new Map(opened.map(({ chatId, seq }) => [chatId, seq]))
    return {
      follow: (send, gone) => followDesk(parts, { staff, seqs, send, gone }),
    }
  }
}

interface Desk {
  readonly staff: Staff
  readonly seqs: Map<string, number>
  send(event: ChatEvent): void
  readonly gone: AbortSignal
}

/** Looks again after each wake until the desk is gone. Whose desk it is counts as being there as long. */
async function followDesk(parts: Parts, { staff, seqs, send, gone }: Desk): Promise<void> {
  const look = chatLook(parts, staff, seqs)
  const always = [queueTopic, ...[...seqs.keys()].map(conversationTopic)]
  await noteAtDesk(parts, staff.id, parts.clock.now())
  const beat = setInterval(() => void keepThere(parts, staff), heardEverySeconds * 1000)
  try {
    await followWakes({ wakes: parts.wakes, topics: always, gone }, async () => {
      const news = await look.news()
      if (news !== undefined && !gone.aborted) send(news)
      await sleep(pauseMs)
      return [...always, ...look.listed().map(conversationTopic)]
    })
  } finally {
    clearInterval(beat)
  }
}

async function keepThere(parts: Parts, { id }: Staff): Promise<void> {
  try {
    await noteAtDesk(parts, id, parts.clock.now())
  } catch (error) {
    parts.log.failure('agent at desk', error)
  }
}
