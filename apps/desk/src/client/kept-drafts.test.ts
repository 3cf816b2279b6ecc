import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { keepOwn, listOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteSession } from './desk-session.ts'
import { draftsStored, keepDraftsStored } from './kept-drafts.ts'
import { dropDraft, keepDraft, useDrafts } from './use-drafts.ts'

const me = { staffId: '1', account: 'agent1', name: '林晓彤', roles: [] }
const begun = { place: 'chat/1', values: { content: '在别处写的' } }

let kept: unknown[]
let isDown: boolean
let isRefused: boolean
let events: EventTarget
let stop: () => void
beforeEach(async () => {
  vi.useFakeTimers()
  kept = []
  isDown = false
  isRefused = false
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const isList = url.endsWith(deskUrlOf(listOwn))
    if (isDown) throw new TypeError('no network')
    if (url.endsWith(deskUrlOf(keepOwn))) kept.push(JSON.parse(body))
    const common = { resultCode: isRefused ? '1000' : '1', resultMsg: '' }
    return Response.json({
      head: { requestId: 'one' },
      body: { common, ...(isList && { own: [begun] }) },
    })
  })
  noteSession({ step: 'signed-in', me })
  stop = keepDraftsStored()
  await vi.advanceTimersByTimeAsync(10)
})
afterEach(() => {
  stop()
  useDrafts.setState({}, true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function isWarned(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  events.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('what was begun at another computer is here, and is not stored anew', async () => {
  expect(useDrafts.getState()).toEqual({ 'chat/1': begun.values })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept).toEqual([])
})

test('what was begun is here also where the service could not be asked for it at first', async () => {
  stop()
  useDrafts.setState({}, true)
  isDown = true
  stop = keepDraftsStored()
  await vi.advanceTimersByTimeAsync(5000)
  expect(useDrafts.getState()).toEqual({})
  isDown = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(useDrafts.getState()).toEqual({ 'chat/1': begun.values })
})

test('what is typed is stored once somebody rests, and leaving warns until then', async () => {
  keepDraft('letter/2', { letter: '尊敬的' })
  keepDraft('letter/2', { letter: '尊敬的客户' })
  expect(isWarned()).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(kept).toEqual([{ place: 'letter/2', values: { letter: '尊敬的客户' } }])
  expect(isWarned()).toBe(false)
  dropDraft('letter/2')
  await vi.advanceTimersByTimeAsync(10)
  expect(kept.at(-1)).toEqual({ place: 'letter/2' })
})

test('whoever leaves at once has their last words stored first, and is told where they are not', async () => {
  keepDraft('letter/2', { letter: '写到一半' })
  expect(await draftsStored()).toBe(true)
  expect(kept).toEqual([{ place: 'letter/2', values: { letter: '写到一半' } }])
  isDown = true
  keepDraft('letter/2', { letter: '写到一半，又写了几个字' })
  expect(await draftsStored()).toBe(false)
})

test('without a network it waits, and is stored when the network is back', async () => {
  isDown = true
  keepDraft('chat/3', { content: '您好' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([kept, isWarned()]).toEqual([[], true])
  isDown = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect([kept.length, isWarned()]).toEqual([1, false])
})

test('what an editor holds is stored with what it began from, and what is no text comes through', async () => {
  keepDraft('outlet/1/base', { base: { id: '1', version: 3 }, editor: Symbol('outlet') })
  await vi.advanceTimersByTimeAsync(2000)
  expect(kept).toEqual([])
  keepDraft('outlet/1', { name: '城东', hours: [1] })
  await vi.advanceTimersByTimeAsync(2000)
  const base_json = '{"id":"1","version":3}'
  expect(kept).toEqual([
    { place: 'outlet/1', values: { name: '城东', hours_json: '[1]', base_json } },
  ])
})

test('what is looked for is never stored', async () => {
  keepDraft('customers/search', { words: '11010119900307' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([kept, isWarned()]).toEqual([[], false])
})

test('what the service refuses is not sent again and again, and leaving still warns', async () => {
  isRefused = true
  keepDraft('faq/1', { answer: '可以。' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([kept.length, isWarned()]).toEqual([1, true])
})

test('what the service refused warns no more once it is sent or given up', async () => {
  isRefused = true
  keepDraft('faq/1', { answer: '可以。' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(isWarned()).toBe(true)
  dropDraft('faq/1')
  await vi.advanceTimersByTimeAsync(10)
  expect(isWarned()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([kept.length, isWarned()]).toEqual([1, false])
})
