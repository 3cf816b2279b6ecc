import { openChatsAtMost } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteSession, noteSignedOut } from '../client/desk-session.ts'
import { useUnsent } from '../client/unsent.ts'
import { keepDraft, useDrafts } from '../client/use-drafts.ts'
import { toasts } from '../kit/overlays/toast-store.ts'
import { type ChatPage, emptyDesk } from './chat-desk.ts'
import {
  closeDoneTabs,
  closeTab,
  dropUnsent,
  noteChatEvent,
  openChat,
  sayAgain,
  sayInChat,
  useChatDesk,
} from './chat-desk-store.ts'

const chatId = 'chat-1'
const memberCalled = (name: string) => ({ staffId: name, account: name, name, roles: [] })

const page: ChatPage = {
  messages: [],
  hasEarlier: false,
  state: { status: 'person', isMine: true, readByCustomer: 0, tags: [], needsWrapUp: false },
  notes: [],
  facts: { openedAt: '2026-11-16 08:30' },
}

beforeEach(async () => {
  noteSession({ step: 'signed-in', me: memberCalled('first') })
  answerWith({ resultCode: resultCodes.success, ...page })
  await openChat(chatId)
})

afterEach(() => {
  noteSignedOut()
  vi.unstubAllGlobals()
})

test('who signs in after another sees none of their conversations', () => {
  expect(useChatDesk.getState().chats[chatId]).toBeDefined()
  noteSession({ step: 'signed-in', me: memberCalled('second') })
  expect(useChatDesk.getState()).toEqual(emptyDesk)
})

test('a conversation that arrives after its reader has left is not kept', async () => {
  const opening = openChat('chat-2')
  noteSignedOut()
  await opening
  expect(useChatDesk.getState()).toEqual(emptyDesk)
})

test('a conversation that was lost does not close the one that was read since', async () => {
  const lose = holdAnswer()
  const lost = openChat('chat-2')
  closeTab('chat-2')
  answerWith({ resultCode: resultCodes.success, ...page })
  await openChat('chat-2')
  lose(Response.error())
  await lost
  expect(useChatDesk.getState().chats['chat-2']).toBeDefined()
})

test('what waited for its turn is not said by who came after', async () => {
  const letGo = holdAnswer()
  const first = sayInChat(chatId, '请稍等')
  const second = sayInChat(chatId, '马上好')
  noteSignedOut()
  noteSession({ step: 'signed-in', me: memberCalled('second') })
  const heard: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    heard.push(body)
    return Response.error()
  })
  letGo(Response.error())
  await Promise.all([first, second])
  expect(heard).toEqual([])
  expect(toasts.current()).toBeUndefined()
})

test('what was said when the session had ended can be sent again after signing in', async () => {
  answerWith({ resultCode: resultCodes.grantMissing })
  await sayInChat(chatId, '请稍等')
  const [said] = unsent()
  expect(said).toMatchObject({ content: '请稍等', state: 'failed', isFinal: false })

  noteSession({ step: 'signed-in', me: memberCalled('first') })
  const message = { seq: 1, at: '2026-11-16 08:31', from: 'agent', kind: 'text', text: '请稍等' }
  const rest = { links: [], sentAs: said?.sentAs }
  answerWith({ resultCode: resultCodes.success, message: { ...message, ...rest } })
  if (said !== undefined) await sayAgain(chatId, said)
  expect(unsent()).toEqual([])
})

test('what a conversation that has ended does not take is not offered again', async () => {
  answerWith({ resultCode: resultCodes.stateChanged })
  await sayInChat(chatId, '请稍等')
  expect(unsent()).toMatchObject([{ state: 'failed', isFinal: true }])
})

test('what is on its way or was not sent counts as unsent until it is dropped', async () => {
  const letGo = holdAnswer()
  const saying = sayInChat(chatId, '请稍等')
  expect(useUnsent.getState().count).toBe(1)
  letGo(Response.error())
  await saying
  expect(useUnsent.getState().count).toBe(1)
  const [said] = unsent()
  if (said !== undefined) dropUnsent(chatId, said)
  expect(useUnsent.getState().count).toBe(0)
})

test('words that were not sent are kept with the drafts until they are thrown away', async () => {
  answerWith({ resultCode: resultCodes.grantMissing })
  await sayInChat(chatId, '请稍等')
  expect(keptWords()).toEqual(['请稍等'])
  // Its tab is read anew, as after a reload.
  closeTab(chatId)
  answerWith({ resultCode: resultCodes.success, ...page })
  await openChat(chatId)
  const [said] = unsent()
  expect(said).toMatchObject({ content: '请稍等', state: 'failed' })
  if (said !== undefined) dropUnsent(chatId, said)
  expect(keptWords()).toEqual([])
})

test('words that were not sent at another computer come into the conversation that is open', async () => {
  keepDraft(`chat-unsent/${chatId}`, { one_two: '马上好' })
  expect(unsent()).toMatchObject([{ sentAs: 'one-two', content: '马上好', state: 'failed' }])
  const message = { seq: 1, at: '2026-11-16 08:31', from: 'agent', kind: 'text', text: '马上好' }
  const rest = { links: [], sentAs: 'one-two' }
  answerWith({ resultCode: resultCodes.success, message: { ...message, ...rest } })
  for (const said of unsent()) await sayAgain(chatId, said)
  expect([unsent(), keptWords()]).toEqual([[], []])
})

test('a note of a colleague is new until another conversation is looked at, one of one’s own never', async () => {
  const note = { at: '2026-11-16 08:31', text: '已核对' }
  const notes = [
    { ...note, noteId: 'theirs', byName: '同事' },
    { ...note, noteId: 'own', byName: 'first' },
  ]
  const { state } = page
  noteChatEvent({ chats: [{ chatId, messages: [], notes, state }] })
  noteChatEvent({ chats: [{ chatId, messages: [], notes, state }] })
  const newNotes = () => useChatDesk.getState().chats[chatId]?.newNotes
  expect(newNotes()).toEqual(['theirs'])
  answerWith({ resultCode: resultCodes.success, ...page })
  await openChat('other')
  expect(newNotes()).toEqual([])
})

function keptWords(): unknown[] {
  return Object.values(useDrafts.getState()[`chat-unsent/${chatId}`] ?? {})
}

test('a customer is shown however many conversations have ended before', async () => {
  const ended = Array.from({ length: openChatsAtMost - 1 }, (_, index) => `over-${index}`)
  for (const each of ended) await openChat(each)
  endAll(ended)
  await openChat('next')
  expect(useChatDesk.getState()).toMatchObject({ opened: [chatId, 'next'], active: 'next' })
})

test('what goes on stays open beside the next one, and what has something left in it', async () => {
  const left = ['typed', 'unsent', 'no-summary']
  for (const each of [...left, 'over']) await openChat(each)
  keepDraft('chat-note/typed', { content: '还没有保存的备注' })
  answerWith({ resultCode: resultCodes.stateChanged })
  await sayInChat('unsent', '请稍等')
  endAll(['typed', 'unsent', 'over'])
  endAll(['no-summary'], { needsWrapUp: true })
  closeDoneTabs()
  expect(useChatDesk.getState().opened).toEqual([chatId, ...left])
})

function endAll(chatIds: readonly string[], more: Partial<ChatPage['state']> = {}): void {
  const state = { ...page.state, status: 'ended', isMine: false, ...more } as const
  const chats = chatIds.map((each) => ({ chatId: each, messages: [], notes: [], state }))
  noteChatEvent({ chats })
}

function unsent() {
  return useChatDesk.getState().chats[chatId]?.unsent ?? []
}

/** The next call is answered by what comes back, once it is called with an answer. */
function holdAnswer(): (answer: Response) => void {
  let answer: (response: Response) => void = () => {}
  const answered = new Promise<Response>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', () => answered)
  return answer
}

function answerWith({ resultCode, ...body }: Readonly<Record<string, unknown>>): void {
  const common = { resultCode, resultMsg: '' }
  const answer = { head: { requestId: 'r' }, body: { common, ...body } }
  vi.stubGlobal('fetch', async () => Response.json(answer))
}
