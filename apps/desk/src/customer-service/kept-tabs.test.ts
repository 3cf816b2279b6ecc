import type { ChatLists, ChatRow } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteSession, noteSignedOut } from '../client/desk-session.ts'
import { keepDraft, useDrafts } from '../client/use-drafts.ts'
import { toasts } from '../kit/overlays/toast-store.ts'
import { closeTab, noteChatEvent, openChat, useChatDesk } from './chat-desk-store.ts'
import { keepTabs, tabsDraft, tabsToReopen } from './kept-tabs.ts'

const me = { staffId: '1', account: 'agent1', name: '林晓彤', roles: [] }
const row = (chatId: string): ChatRow => ({
  chatId,
  status: 'person',
  lastWords: '',
  lastAt: '2026-11-16T00:30:00Z',
  unread: 0,
})
const lists: ChatLists = {
  queue: [row('waits')],
  queued: 1,
  mine: [row('mine'), row('mine-too')],
  left: [row('left')],
  leftInAll: 1,
  own: { availability: 'online', taking: 'may', open: 2, atMost: 5 },
}

/** Conversations in the order in which they were read. */
let read: string[]
let stop: () => void = () => {}
beforeEach(() => {
  read = []
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const { chatId } = JSON.parse(body)
    read.push(chatId)
    const state = {
      status: 'person',
      isMine: true,
      readByCustomer: 0,
      tags: [],
      needsWrapUp: false,
    }
    const page = {
      messages: [],
      hasEarlier: false,
      notes: [],
      facts: { openedAt: '2026-11-16 08:30' },
    }
    const common = { resultCode: resultCodes.success, resultMsg: '' }
    return Response.json({ head: { requestId: 'r' }, body: { common, ...page, state } })
  })
  noteSession({ step: 'signed-in', me })
  noteChatEvent({ lists, chats: [] })
})
afterEach(() => {
  stop()
  noteSignedOut()
  vi.unstubAllGlobals()
})

async function begin(): Promise<void> {
  stop = keepTabs()
  await vi.waitFor(() => {
    const { opened, chats } = useChatDesk.getState()
    expect(opened.filter((chatId) => chats[chatId] === undefined)).toEqual([])
  })
}

const kept = () => useDrafts.getState()[tabsDraft]

test('the tabs of before are open again, and the one that was looked at is read first', async () => {
  keepDraft(tabsDraft, { opened: 'mine,waits,mine-too', active: 'mine-too' })
  await begin()
  expect(useChatDesk.getState()).toMatchObject({
    opened: ['mine', 'waits', 'mine-too'],
    active: 'mine-too',
  })
  expect(read).toEqual(['mine-too', 'mine', 'waits'])
})

test('a conversation that has ended or is somebody else’s is not opened, and its reader is told', async () => {
  keepDraft(tabsDraft, { opened: 'ended,mine,of-others', active: 'ended' })
  await begin()
  expect(useChatDesk.getState()).toMatchObject({ opened: ['mine'], active: 'mine' })
  expect(read).toEqual(['mine'])
  expect(toasts.current()?.text).toBe('上次打开的会话有 2 个已经结束或由别人接待，没有再打开。')
  expect(kept()).toEqual({ opened: 'mine', active: 'mine' })
})

test('what was opened by its address meanwhile stays in front, and nothing is opened twice', async () => {
  keepDraft(tabsDraft, { opened: 'mine,mine-too', active: 'mine' })
  await openChat('mine-too')
  await begin()
  expect(useChatDesk.getState()).toMatchObject({ opened: ['mine-too', 'mine'], active: 'mine-too' })
  expect(read).toEqual(['mine-too', 'mine'])
})

test('what is opened and closed from then on is kept', async () => {
  await begin()
  expect(kept()).toBeUndefined()
  await openChat('mine')
  await openChat('left')
  expect(kept()).toEqual({ opened: 'mine,left', active: 'left' })
  closeTab('left')
  expect(kept()).toEqual({ opened: 'mine', active: 'mine' })
  closeTab('mine')
  expect(kept()).toBeUndefined()
})

test('one that was seen to end is kept no more, though its tab stays', async () => {
  await begin()
  await openChat('mine')
  await openChat('mine-too')
  const state = {
    status: 'ended' as const,
    isMine: false,
    readByCustomer: 0,
    tags: [],
    needsWrapUp: true,
  }
  noteChatEvent({ chats: [{ chatId: 'mine-too', messages: [], state, notes: [] }] })
  expect(useChatDesk.getState().opened).toEqual(['mine', 'mine-too'])
  expect(kept()?.opened).toBe('mine')
})

test('whoever comes back to the page does not get back what they closed', async () => {
  keepDraft(tabsDraft, { opened: 'mine,mine-too', active: 'mine' })
  await begin()
  closeTab('mine')
  stop()
  await begin()
  expect(useChatDesk.getState().opened).toEqual(['mine-too'])
})

test('signing out leaves the tabs kept, and names none for the next', async () => {
  await begin()
  await openChat('mine')
  noteSignedOut()
  expect(useDrafts.getState()).toEqual({})
})

test('no more tabs come again than a desk has', () => {
  const many = Array.from({ length: 25 }, (_, at) => `chat-${at}`)
  const { again, leftOut } = tabsToReopen({
    opened: many,
    already: ['mine'],
    lists: { ...lists, mine: many.map(row) },
  })
  expect([again.length, leftOut]).toEqual([19, 0])
})
