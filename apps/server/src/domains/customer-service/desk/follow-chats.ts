import { setTimeout as sleep } from 'node:timers/promises'
import type { followChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { ChatLists } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import type { InferOutput } from 'valibot'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { followNotifications } from '../../../platform/notifications/follow-notifications.ts'
import { sessionTopic } from '../../../platform/session/sessions.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { heardEverySeconds, noteAtDesk } from '../store/agent.repository.ts'
import {
  conversationTopic,
  queueTopic,
  readConversation,
} from '../store/conversation.repository.ts'
import { readSaidAfter } from '../store/read-said.ts'
import { readNotes } from '../store/staff-note.repository.ts'
import { aboutChat } from './about-chat.ts'
import { isOwn, isReadable } from './chat-access.ts'
import { chatListsOf } from './chat-lists.ts'
import { shownChatProof } from './chat-proof.ts'
import { deskMessageOf } from './desk-message-of.ts'
import { namesIn } from './names-in.ts'
import { chatNoteOf, chatStateOf } from './read-chat.ts'

/** Many notifications that come together cost one look. */
const pauseMs = 100

export function answerFollowChats(
  services: CustomerServiceServices,
): DeskHandler<typeof followChats> {
  return async ({ opened }, { staff, trace }) => {
    for (const { chatId } of opened) {
      const conversation = await readConversation(services, chatId)
      if (conversation === undefined || isOwn(staff, conversation)) continue
      if (!(await isReadable(services, staff, conversation))) continue
      const whose = await aboutChat(services, conversation)
      await trace({ event: 'chat-read', ...whose, outcome: 'followed' })
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

/** Looks again after each notification until the desk is gone. Whose desk it is counts as being there as long. */
async function followDesk(
  services: CustomerServiceServices,
  { staff, seqs, send, gone }: Desk,
): Promise<void> {
  const look = chatLook(services, staff, seqs)
  const always = [queueTopic, ...[...seqs.keys()].map(conversationTopic)]
  await noteAtDesk(services, staff.id, services.clock.now())
  const beat = setInterval(() => void keepThere(services, staff), heardEverySeconds * 1000)
  try {
    await followNotifications({ notifier: services.notifier, topics: always, gone }, async () => {
      const news = await look.news()
      if (news !== undefined && !gone.aborted) send(news)
      await sleep(pauseMs)
      const proofs = look.sessions().map(sessionTopic)
      return [...always, ...proofs, ...look.listed().map(conversationTopic)]
    })
  } finally {
    clearInterval(beat)
  }
}

async function keepThere(services: CustomerServiceServices, { id }: Staff): Promise<void> {
  try {
    await noteAtDesk(services, id, services.clock.now())
  } catch (error) {
    services.log.failure('agent at desk', error)
  }
}

export type ChatEvent = InferOutput<typeof followChats.response>
type ChatChange = ChatEvent['chats'][number]

/** Looks at all that one desk shows. */
interface ChatLook {
  /** What changed since the last look; undefined where nothing did. */
  news(): Promise<ChatEvent | undefined>
  /** Of whose visits the opened conversations are: with a visit its proof changes. */
  sessions(): readonly string[]
  /** Of which conversations the lists of the last look tell. */
  listed(): readonly string[]
}

/** `seqs` has of each opened conversation the last message that its desk knows; each look moves it on. */
function chatLook(
  services: CustomerServiceServices,
  staff: Staff,
  seqs: Map<string, number>,
): ChatLook {
  let known = ''
  let lists: ChatLists | undefined
  const states = new Map<string, string>()
  const sessions = new Map<string, string>()

  return {
    async news() {
      const [changedLists, chats] = await Promise.all([
        lookAtLists(),
        Promise.all([...seqs.keys()].map(lookAtChat)),
      ])
      const changed = chats.filter((chat) => chat !== undefined)
      if (changedLists === undefined && changed.length === 0) return undefined
      return { lists: changedLists, chats: changed }
    },
    sessions: () => [...sessions.values()],
    listed: () =>
      [lists?.queue, lists?.mine].flatMap((rows = []) => rows.map(({ chatId }) => chatId)),
  }

  async function lookAtLists(): Promise<ChatLists | undefined> {
    lists = await chatListsOf(services, staff)
    const text = JSON.stringify(lists)
    if (text === known) return undefined
    known = text
    return lists
  }

  async function lookAtChat(chatId: string): Promise<ChatChange | undefined> {
    const conversation = await readConversation(services, chatId)
    if (conversation === undefined) return undefined
    sessions.set(chatId, conversation.sessionId)
    const isOpen = await isReadable(services, staff, conversation)
    const [said, noted] = isOpen
      ? await Promise.all([
          readSaidAfter(services, conversation, seqs.get(chatId) ?? 0),
          readNotes(services, chatId),
        ])
      : [[], []]
    const names = await namesIn(services, said, noted)
    const proof = await shownChatProof(services, staff, conversation)
    const state = await chatStateOf(services, staff, conversation, proof)
    const notes = noted.map((note) => chatNoteOf(note, names))
    const text = JSON.stringify([state, notes])
    if (said.length === 0 && states.get(chatId) === text) return undefined
    states.set(chatId, text)
    seqs.set(chatId, said.at(-1)?.seq ?? seqs.get(chatId) ?? 0)
    return { chatId, messages: said.map((each) => deskMessageOf(each, names)), state, notes }
  }
}
