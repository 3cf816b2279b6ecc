import type {
  ChatLists,
  followChats,
} from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { InferOutput } from 'valibot'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import type { Services } from '../../services.ts'
import { readConversation } from '../store/conversation.repository.ts'
import { readSaidAfter } from '../store/read-said.ts'
import { readNotes } from '../store/staff-note.repository.ts'
import { mayRead } from './chat-access.ts'
import { chatListsOf } from './chat-lists.ts'
import { chatNoteOf, chatStandingOf } from './chat-standing.ts'
import { deskMessageOf } from './desk-message-of.ts'
import { namesIn } from './names-in.ts'

export type ChatEvent = InferOutput<typeof followChats.response>
type ChatChange = ChatEvent['chats'][number]

/** Looks at all that one desk shows. */
export interface ChatLook {
  /** What changed since the last look; undefined where nothing did. */
  news(): Promise<ChatEvent | undefined>
  /** Of which conversations the lists of the last look tell. */
  listed(): readonly string[]
}

/** `seqs` has of each opened conversation the last message that its desk knows; each look moves it on. */
export function chatLook(services: Services, staff: Staff, seqs: Map<string, number>): ChatLook {
  let known = ''
  let lists: ChatLists | undefined
  const standings = new Map<string, string>()

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
    const isOpen = mayRead(staff, conversation)
    const [said, noted] = isOpen
      ? await Promise.all([
          readSaidAfter(services, conversation, seqs.get(chatId) ?? 0),
          readNotes(services, chatId),
        ])
      : [[], []]
    const names = await namesIn(services, said, noted)
    const standing = chatStandingOf(staff, conversation)
    const notes = noted.map((note) => chatNoteOf(note, names))
    const text = JSON.stringify([standing, notes])
    if (said.length === 0 && standings.get(chatId) === text) return undefined
    standings.set(chatId, text)
    seqs.set(chatId, said.at(-1)?.seq ?? seqs.get(chatId) ?? 0)
    return { chatId, messages: said.map((each) => deskMessageOf(each, names)), standing, notes }
  }
}
