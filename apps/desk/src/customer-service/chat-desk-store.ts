import { type Failed, isSettled, type Rejected } from '@ecenter/client/result.ts'
import { sendToChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import {
  openChatsAtMost,
  readChat,
  sendFileToChat,
} from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { Staffing } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { sendScreenCard } from '@ecenter/contract/customers/desk/screen-cards.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { create } from 'zustand'
import { type DeskSession, isOfWhoIsHere, sessionNow } from '../client/desk-session.ts'
import { emptyForTheNext } from '../client/empty-for-the-next.ts'
import { failureText, isSignedOut } from '../client/failures.ts'
import { send } from '../client/send.ts'
import { useUnsent } from '../client/unsent.ts'
import { useDrafts } from '../client/use-drafts.ts'
import { showToast } from '../kit/overlays/toast-store.ts'
import {
  afterEvent,
  type ChatDesk,
  type ChatEvent,
  chatFrom,
  countUnsent,
  doneTabs,
  emptyDesk,
  type Unsent,
  withChat,
  withMessages,
  withNotesRead,
} from './chat-desk.ts'
import { keepUnsent, keptUnsent, withKeptUnsent } from './kept-unsent.ts'

/** The conversations of this desk; they stay while another page is looked at. */
export const useChatDesk = create<ChatDesk>(() => emptyDesk)
emptyForTheNext(useChatDesk)
useChatDesk.subscribe((desk) => {
  const count = countUnsent(desk)
  if (count !== useUnsent.getState().count) useUnsent.setState({ count })
  keepUnsent(desk)
})
// What was not sent before a reload, or at another computer, may come after its conversation.
useDrafts.subscribe((all) => change((desk) => withKeptUnsent(desk, all)))

const change = (next: (desk: ChatDesk) => ChatDesk) => useChatDesk.setState(next)

export function noteChatEvent(event: ChatEvent): void {
  change((desk) => afterEvent(desk, event, sessionNow().me?.name))
}

/** What one said of oneself, before the lists tell of it. */
export function noteOwnStaffing(own: Staffing): void {
  change((desk) => (desk.lists === undefined ? desk : { ...desk, lists: { ...desk.lists, own } }))
}

/** Opens a conversation in a tab, or shows the one that it has. Where there is no room, what is over makes some. */
export async function openChat(chatId: string): Promise<void> {
  const isOpen = useChatDesk.getState().opened.includes(chatId)
  if (!isOpen && isFull()) closeDoneTabs()
  if (!isOpen && isFull()) {
    showToast(`最多同时打开 ${openChatsAtMost} 个会话，请先关掉几个。`)
    return
  }
  change((desk) => ({
    ...withNotesRead(desk, chatId),
    active: chatId,
    opened: isOpen ? desk.opened : [...desk.opened, chatId],
  }))
  // It is there, or is being read.
  if (isOpen) return
  const failed = await readOpened(chatId)
  if (failed !== undefined) showToast(failureText(failed))
}

/**
 * Puts tabs behind those that are open, and shows `active` where nothing is shown yet: no other one counts as read
 * by it. They are read one after the other, what shows first.
 */
export async function reopenChats(
  chatIds: readonly string[],
  active: string | undefined,
): Promise<void> {
  change((desk) => ({
    ...desk,
    opened: [...desk.opened, ...chatIds],
    active: desk.active ?? active,
  }))
  const session = sessionNow()
  const others = chatIds.filter((chatId) => chatId !== active)
  for (const chatId of active === undefined ? others : [active, ...others]) {
    const { opened, chats } = useChatDesk.getState()
    // Closed, or its reader has left.
    if (!isOfWhoIsHere(session) || !opened.includes(chatId)) continue
    const failed = chats[chatId] === undefined ? await readOpened(chatId) : undefined
    if (failed !== undefined) showToast(failureText(failed))
  }
}

/** Reads a conversation for its tab; answers why there is none any more where it cannot be read. */
async function readOpened(chatId: string): Promise<Failed | undefined> {
  const session = sessionNow()
  const result = await send(readChat, { chatId })
  const now = useChatDesk.getState()
  // Its tab was closed meanwhile, or its reader has left; or closed and opened anew, and what came is newer.
  const isWanted = isOfWhoIsHere(session) && now.opened.includes(chatId)
  if (!isWanted || now.chats[chatId] !== undefined) return undefined
  if (result.kind === 'answered') {
    change((desk) => ({
      ...desk,
      chats: { ...desk.chats, [chatId]: chatFrom(result.value, keptUnsent(chatId)) },
    }))
    return undefined
  }
  closeTab(chatId)
  return result
}

/** The page before what is shown; undefined where it came, why not otherwise. */
export async function openEarlier(chatId: string): Promise<Failed | undefined> {
  const before = useChatDesk.getState().chats[chatId]?.messages[0]?.seq
  if (before === undefined) return undefined
  const result = await send(readChat, { chatId, before })
  if (result.kind !== 'answered') return result
  const { messages, hasEarlier } = result.value
  change((desk) =>
    withChat(desk, chatId, (chat) => ({ ...withMessages(chat, messages), hasEarlier })),
  )
  return undefined
}

/** Nobody closes by hand what is over; where something was typed in it, it stays. */
export function closeDoneTabs(): void {
  const places = Object.entries(useDrafts.getState()).filter(([, typed]) => typed !== undefined)
  const isTyped = (chatId: string) => places.some(([place]) => place.endsWith(`/${chatId}`))
  for (const chatId of doneTabs(useChatDesk.getState())) if (!isTyped(chatId)) closeTab(chatId)
}

const isFull = () => useChatDesk.getState().opened.length >= openChatsAtMost

export function closeTab(chatId: string): void {
  change(({ opened, active, chats, ...desk }) => {
    const index = opened.indexOf(chatId)
    const rest = opened.filter((each) => each !== chatId)
    const next = rest[Math.min(index, rest.length - 1)]
    return {
      ...desk,
      opened: rest,
      active: active === chatId ? next : active,
      chats: { ...chats, [chatId]: undefined },
    }
  })
}

/** Says something; what does not arrive stays with its way to try again, under the same name. */
export async function sayInChat(
  chatId: string,
  content: string,
  attached?: Unsent['attached'],
): Promise<void> {
  await sayAgain(chatId, { sentAs: crypto.randomUUID(), content, ...(attached && { attached }) })
}

export async function sayAgain(
  chatId: string,
  { sentAs, content, attached }: Pick<Unsent, 'sentAs' | 'content' | 'attached'>,
): Promise<void> {
  const said = { sentAs, content, ...(attached && { attached }) }
  await sendUnsent(chatId, { ...said, state: 'sending' })
}

export function dropUnsent(chatId: string, { sentAs }: Unsent): void {
  change((desk) =>
    withChat(desk, chatId, (chat) => ({
      ...chat,
      unsent: chat.unsent.filter((each) => each.sentAs !== sentAs),
    })),
  )
}

/** Of each conversation what is being sent: the next goes when it has ended, so they arrive in order. */
const turns = new Map<string, Promise<void>>()

async function sendUnsent(chatId: string, said: Unsent): Promise<void> {
  putUnsent(chatId, said)
  const session = sessionNow()
  const before = turns.get(chatId) ?? Promise.resolve()
  const own = before.then(() => deliver(chatId, said, session))
  turns.set(chatId, own)
  await own
}

/**
 * Settles once what is being said has arrived or failed: who hands a conversation on, or ends it, had said
 * it before. Answers why to wait where something could still be sent again: afterwards it could not.
 */
export async function untilSaid(chatId: string): Promise<Rejected | undefined> {
  await turns.get(chatId)
  const unsent = useChatDesk.getState().chats[chatId]?.unsent ?? []
  return unsent.every(({ isFinal }) => isFinal) ? undefined : notAllSaid
}

const notAllSaid: Rejected = {
  kind: 'rejected',
  code: resultCodes.stateChanged,
  message: '有话没有发出，请先重新发送或删除。',
}

async function deliver(chatId: string, said: Unsent, session: DeskSession): Promise<void> {
  const { sentAs, content } = said
  // What waited for its turn while its sender left is not said by who came after.
  if (!isOfWhoIsHere(session)) return
  const result = await sent(chatId, said)
  if (result.kind !== 'answered') {
    const why = failureText(result)
    const chat = useChatDesk.getState().chats[chatId]
    // With its tab, the place is gone where it would stand.
    if (chat === undefined) {
      if (isOfWhoIsHere(session)) showToast(`“${content}”没有发出。${why}`)
      return
    }
    // The stream may have brought it meanwhile, although its answer was lost.
    if (chat.messages.some((message) => message.sentAs === sentAs)) return
    // Who signs in again may send it again.
    const isFinal = isSettled(result) && !isSignedOut(result)
    putUnsent(chatId, { ...said, state: 'failed', why, isFinal })
    return
  }
  change((desk) => withChat(desk, chatId, (chat) => withMessages(chat, [result.value.message])))
}

/** By the call for what it is; each is known by its own name, however often it is sent. */
function sent(chatId: string, { sentAs, content, attached }: Unsent) {
  if (attached === undefined) return send(sendToChat, { chatId, content, sentAs }, sentAs)
  if (attached instanceof File) {
    return send(sendFileToChat, { chatId, sentAs, name: content, file: attached }, sentAs)
  }
  return send(sendScreenCard, { chatId, sentAs, ...attached }, sentAs)
}

/** Beside those that wait already, or in the place of what it was before. */
function putUnsent(chatId: string, said: Unsent): void {
  change((desk) =>
    withChat(desk, chatId, (chat) => ({
      ...chat,
      unsent: chat.unsent.some(({ sentAs }) => sentAs === said.sentAs)
        ? chat.unsent.map((each) => (each.sentAs === said.sentAs ? said : each))
        : [...chat.unsent, said],
    })),
  )
}
