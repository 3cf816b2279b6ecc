import { setTimeout as sleep } from 'node:timers/promises'
import type { followChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { followWakes } from '../../../platform/wakes/follow-wakes.ts'
import type { Services } from '../../services.ts'
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

export function answerFollowChats(services: Services): DeskHandler<typeof followChats> {
  return async ({ opened }, { staff, trace }) => {
    for (const { chatId } of opened) {
      const conversation = await readConversation(services, chatId)
      if (conversation === undefined || !mayRead(staff, conversation)) continue
      if (isOwn(staff, conversation)) continue
      await trace({ event: 'chat-read', objectId: chatId, outcome: 'followed' })
    }
    const seqs = new Map(opened.map(({ chatId, seq }) => [chatId, seq]))
    return {
      follow: (send, gone) => followDesk(services, { staff, seqs, send, gone }),
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
async function followDesk(services: Services, { staff, seqs, send, gone }: Desk): Promise<void> {
  const look = chatLook(services, staff, seqs)
  const always = [queueTopic, ...[...seqs.keys()].map(conversationTopic)]
  await noteAtDesk(services, staff.id, services.clock.now())
  const beat = setInterval(() => void keepThere(services, staff), heardEverySeconds * 1000)
  try {
    await followWakes({ wakes: services.wakes, topics: always, gone }, async () => {
      const news = await look.news()
      if (news !== undefined && !gone.aborted) send(news)
      await sleep(pauseMs)
      return [...always, ...look.listed().map(conversationTopic)]
    })
  } finally {
    clearInterval(beat)
  }
}

async function keepThere(services: Services, { id }: Staff): Promise<void> {
  try {
    await noteAtDesk(services, id, services.clock.now())
  } catch (error) {
    services.log.failure('agent at desk', error)
  }
}
