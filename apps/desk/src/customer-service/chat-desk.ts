import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { followChats, readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type {
  ChatLists,
  ChatNote,
  ChatState,
  DeskMessage,
} from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import type { ScreenCard } from '@ecenter/contract/customers/desk/screen-cards.ts'

export type ChatEvent = ResponseOf<typeof followChats>
export type ChatPage = ResponseOf<typeof readChat>

/** Which card is sent. */
export type AttachedCard = Pick<ScreenCard, 'screen' | 'thingId'>

/** Something that was said here and has no place in its conversation yet. */
export interface Unsent {
  readonly sentAs: string
  /** The words, what the customer reads as the file's name, or the title of the card. */
  readonly content: string
  /** A file, or a card that leads to a screen; without it words are said. */
  readonly attached?: File | AttachedCard
  readonly state: 'sending' | 'failed'
  /** Why it failed. */
  readonly why?: string
  /** The conversation has ended or is somebody else's: another try is of no use. */
  readonly isFinal?: boolean
}

/** One conversation as this desk has it open. */
export interface OpenChat {
  readonly messages: readonly DeskMessage[]
  /** The last message up to which none is missing; the stream goes on from there. */
  readonly knownSeq: number
  readonly hasEarlier: boolean
  readonly state: ChatState
  readonly notes: readonly ChatNote[]
  /** Notes of colleagues that came since it is open: new until another conversation is looked at. */
  readonly newNotes: readonly string[]
  readonly facts: ChatPage['facts']
  readonly unsent: readonly Unsent[]
}

/** All that the chat page shows. */
export interface ChatDesk {
  readonly lists: ChatLists | undefined
  /** In the order of their tabs; one that is not in `chats` yet is being read. */
  readonly opened: readonly string[]
  readonly active: string | undefined
  readonly chats: Readonly<Record<string, OpenChat | undefined>>
}

export const emptyDesk: ChatDesk = { lists: undefined, opened: [], active: undefined, chats: {} }

/** What one of them became: a change of a conversation that is not open changes nothing. */
export function withChat(
  desk: ChatDesk,
  chatId: string,
  change: (chat: OpenChat) => OpenChat,
): ChatDesk {
  const chat = desk.chats[chatId]
  return chat === undefined ? desk : { ...desk, chats: { ...desk.chats, [chatId]: change(chat) } }
}

/** A conversation that was read for the first time, or anew after it was lost. */
export function chatFrom({ messages, ...page }: ChatPage, unsent: readonly Unsent[]): OpenChat {
  const knownSeq = messages.at(-1)?.seq ?? 0
  return withMessages({ ...page, messages: [], knownSeq, newNotes: [], unsent }, messages)
}

/** What the stream tells: nothing is doubled, whatever comes twice, and nothing is out of order. */
export function afterEvent(
  desk: ChatDesk,
  { lists, chats }: ChatEvent,
  ownName: string | undefined,
): ChatDesk {
  const listed = lists === undefined ? desk : { ...desk, lists }
  return chats.reduce(
    (before, { chatId, messages, state, notes }) =>
      withChat(before, chatId, (chat) => {
        const isReadable = messages.length > 0 || notes.length > 0 || state.isMine
        return {
          ...withMessages(chat, messages),
          knownSeq: Math.max(chat.knownSeq, messages.at(-1)?.seq ?? 0),
          state,
          notes: isReadable ? notes : chat.notes,
          newNotes: [
            ...chat.newNotes,
            ...notes.filter((note) => note.byName !== ownName).flatMap(notAmong(chat.notes)),
          ],
        }
      }),
    listed,
  )
}

function notAmong(known: readonly ChatNote[]): (note: ChatNote) => string[] {
  const ids = new Set(known.map(({ noteId }) => noteId))
  return ({ noteId }) => (ids.has(noteId) ? [] : [noteId])
}

/** Who goes from one conversation to another has read the notes of the first. */
export function withNotesRead(desk: ChatDesk, next: string): ChatDesk {
  const { active } = desk
  if (active === undefined || active === next) return desk
  return withChat(desk, active, (chat) => ({ ...chat, newNotes: [] }))
}

/** Adds messages where they belong; what was unsent and is among them has arrived. */
export function withMessages(chat: OpenChat, added: readonly DeskMessage[]): OpenChat {
  const bySeq = new Map([...chat.messages, ...added].map((message) => [message.seq, message]))
  const arrived = new Set(added.map(({ sentAs }) => sentAs))
  return {
    ...chat,
    messages: [...bySeq.values()].sort((one, other) => one.seq - other.seq),
    unsent: chat.unsent.filter(({ sentAs }) => !arrived.has(sentAs)),
  }
}

/** What was said in all of them and has not arrived: on its way, or not sent. */
export function countUnsent({ chats }: Pick<ChatDesk, 'chats'>): number {
  return Object.values(chats).reduce((sum, chat) => sum + (chat?.unsent.length ?? 0), 0)
}

/** The seq of the last message of the customer. */
export function lastOfCustomer({ messages }: Pick<OpenChat, 'messages'>): number {
  return messages.findLast(({ from }) => from === 'customer')?.seq ?? 0
}

/** Those that are over: nobody waits for anything in them, neither a summary nor what was not sent. */
export function doneTabs({ opened, chats }: Pick<ChatDesk, 'opened' | 'chats'>): readonly string[] {
  return opened.filter((chatId) => {
    const chat = chats[chatId]
    return chat?.state.status === 'ended' && !chat.state.needsWrapUp && chat.unsent.length === 0
  })
}

/** The tab before or after, round and round. */
export function neighbour({ opened, active }: ChatDesk, step: 1 | -1): string | undefined {
  const index = opened.indexOf(active ?? '')
  return opened[(index + step + opened.length) % opened.length]
}
