import { randomUUID } from 'node:crypto'
import {
  addClaimEvent,
  findClaim,
  readClaim,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import {
  giveChatTo,
  sendToChat,
  takeNext,
  takeOverChat,
  transferChat,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { listChats, readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { setAvailability } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { closeChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { signOut } from '@ecenter/contract/staff/desk/account.ts'
import { keepOwn, listOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor, newDeskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { claimOn, eventsOf } from '../../../test/subjects/claims.ts'
import {
  queuedChat,
  saidIn,
  sayIn,
  storedChat,
  wrapUpOf,
} from '../../../test/subjects/desk-chats.ts'
import { household, storeInTown, town } from '../../../test/subjects/policies/other-policies.ts'
import { storeClaims } from '../claims/store/store-claims.ts'
import { noteAtDesk } from './store/agent.repository.ts'
import { queuePlaces } from './store/queue.ts'
import { tidyConversations } from './tidy-conversations.ts'

const service = serviceOfTests({ demo: false, env: { CONSULT_HOURS: '00:00-24:00' } })

const minutes = 60
const customersInAll = 12
const home = household(town.owner)
/** In these minutes they happen; every third minute somebody reloads, twenty times in all. */
const signOuts = new Map([
  [7, 0],
  [19, 1],
  [28, 3],
  [37, 0],
  [52, 1],
])
const breaks = [
  { of: 0, from: 12, until: 15 },
  { of: 1, from: 31, until: 34 },
]

interface Member {
  desk: DeskVisitor
  readonly id: string
  readonly talks: boolean
  /** What they began to write, and have not sent. */
  readonly drafts: Map<string, string>
}

/** An hour of two agents, a handler and a supervisor with twelve customers, minute by minute. */
test('in a working hour no customer is without an answer or a place, no draft is lost, and nothing is done that was not confirmed', async () => {
  await storeInTown(service, [home])
  const team = await Promise.all(
    (['agent', 'agent', 'claims', 'supervisor'] as const).map(comeToWork),
  )
  const [one, other, handler, supervisor] = team
  if (!one || !other || !handler || !supervisor) throw new Error('somebody is missing')
  const chats: string[] = []
  let reloads = 0
  let asked = 0
  let unconfirmed = 0

  for (let minute = 0; minute < minutes; minute += 1) {
    if (minute % 4 === 0 && chats.length < customersInAll) chats.push(await queuedChat(service))
    for (const chatId of chats) if (minute % 3 === 1) await writeOn(chatId, minute)
    for (const { of, from, until } of breaks) {
      if (minute === from) await team[of]?.desk.get(setAvailability, { availability: 'break' })
      if (minute === until) await team[of]?.desk.get(setAvailability, { availability: 'online' })
    }
    for (const member of [one, other]) await workOn(member, minute)
    await begin(handler, `letter/${minute % 5}`, `尊敬的客户 ${minute}`)
    await begin(supervisor, `faq/${minute % 3}`, `答案写到第 ${minute} 分钟`)
    if (minute % 10 === 3) {
      asked += 1
      if (await paysByOneClick(handler)) unconfirmed += 1
    }
    if (minute % 10 === 5) await handOn(one, other)
    if (minute % 10 === 9) await lead(supervisor, chats, minute % 20 === 9 ? one : other)
    const leaver = team[signOuts.get(minute) ?? -1]
    if (leaver !== undefined) await leaveAndComeBack(leaver, chats)
    if (minute % 3 === 0) {
      await reload(team[(minute / 3) % team.length] ?? one)
      reloads += 1
    }
    await expectEverybodyHasAPlace(chats)
    await service.passTime(60)
    for (const { id, talks } of team) if (talks) await noteAtDesk(service, id, service.clock.now())
    await tidyConversations(service)
  }

  expect([reloads, signOuts.size, chats.length]).toEqual([20, 5, customersInAll])
  expect([asked, unconfirmed]).toEqual([6, 0])
  for (const member of [supervisor, one, other]) await answerAll(member)
  for (const chatId of chats) {
    const said = await saidIn(service, chatId)
    expect(said.findLast((line) => !line.startsWith('notice'))).toMatch(/^agent: /)
  }
  for (const member of team) await reload(member)
}, 300_000)

async function comeToWork(role: StaffRole): Promise<Member> {
  const desk = await deskVisitor(service, [role])
  const talks = role !== 'claims'
  if (talks) await noteAtDesk(service, desk.staff.id, service.clock.now())
  return { desk, id: desk.staff.id, talks, drafts: new Map() }
}

/** Asks to pay a claim without the confirmation that it needs, then with it; whether the first paid it already. */
async function paysByOneClick({ desk }: Member): Promise<boolean> {
  const claim = claimOn(home, {
    reportedAt: new Date('2026-11-14T01:30:00Z'),
    events: eventsOf('2026-11-14T02:00:00Z', 'survey', 'agreed'),
  })
  await storeClaims(service, [claim])
  const { claimId } = await desk.get(findClaim, { registNo: claim.registNo })
  const paid = {
    claimId,
    version: 2,
    type: 'paid',
    at: '2026-11-20T08:00',
    amountFen: 120_000,
    reason: '结算单',
  }
  const { preview } = await desk.get(addClaimEvent, paid)
  expect(preview).toBeDefined()
  const isPaid = !(await desk.get(readClaim, { claimId })).isOpen
  const done = await desk.get(addClaimEvent, { ...paid, confirmed: true })
  expect(done.claim.isOpen).toBe(false)
  return isPaid
}

/** Customers who are still there write now and then; whoever was ended has gone. */
async function writeOn(chatId: string, minute: number): Promise<void> {
  const { status } = await storedChat(service, chatId)
  if (status !== 'ended') await sayIn(service, chatId, `还有一个问题 ${minute}`)
}

/** Takes who waits, answers all but the one that waits least, and begins an answer to that. */
async function workOn(member: Member, minute: number): Promise<void> {
  const { desk } = member
  const { own } = await desk.get(listChats, {})
  if (own.taking === 'may') await desk.get(takeNext, {})
  const owed = (await desk.get(listChats, {})).mine.filter(({ waitingSince }) => waitingSince)
  const last = owed.length > 1 ? owed.pop() : undefined
  for (const { chatId } of owed) await answer(member, chatId)
  if (last !== undefined) await begin(member, `chat/${last.chatId}`, `我查一下 ${minute}`)
  const { mine } = await desk.get(listChats, {})
  const done = mine.find(({ waitingSince }) => waitingSince === undefined)
  if (minute % 7 === 6 && done !== undefined) {
    await desk.get(closeChat, await wrapUpOf(service, done.chatId))
  }
}

async function answer(member: Member, chatId: string): Promise<void> {
  const content = member.drafts.get(`chat/${chatId}`) ?? '正在为您核对。'
  await member.desk.get(sendToChat, { chatId, content, sentAs: randomUUID() })
  await member.desk.get(keepOwn, { place: `chat/${chatId}` })
  member.drafts.delete(`chat/${chatId}`)
}

async function begin({ desk, drafts }: Member, place: string, words: string): Promise<void> {
  await desk.get(keepOwn, { place, values: { content: words } })
  drafts.set(place, words)
}

/** To a colleague who can take one, or else back into the queue. */
async function handOn(from: Member, to: Member): Promise<void> {
  const { mine } = await from.desk.get(listChats, {})
  const [first] = mine
  if (first === undefined) return
  const given = { chatId: first.chatId, staffId: to.id, note: '请接着办' }
  const { code } = await from.desk.ask(transferChat, given)
  if (code !== '1') await from.desk.get(transferChat, { chatId: first.chatId })
}

/** A supervisor hands out who waits, or takes over from whoever keeps somebody waiting. */
async function lead(supervisor: Member, chats: readonly string[], to: Member): Promise<void> {
  const state = await Promise.all(chats.map((chatId) => storedChat(service, chatId)))
  const waiting = state.find(({ status }) => status === 'queued')
  const held = state.find(({ status, staffId }) => status === 'person' && staffId === to.id)
  if (waiting !== undefined) {
    await supervisor.desk.ask(giveChatTo, { chatId: waiting.id, staffId: to.id })
  } else if (held !== undefined) {
    await supervisor.desk.get(takeOverChat, { chatId: held.id })
    await answer(supervisor, held.id)
  }
}

async function leaveAndComeBack(member: Member, chats: readonly string[]): Promise<void> {
  await member.desk.get(signOut, {})
  await expectEverybodyHasAPlace(chats)
  const desk = newDeskVisitor(service)
  const { db, staffSessions } = service
  desk.takeCookie(await db.transaction().execute((each) => staffSessions.open(member.id, each)))
  member.desk = desk
  if (member.talks) await noteAtDesk(service, member.id, service.clock.now())
  await reload(member)
}

/** What is there after a page was loaded anew: everything that was begun, and every chat that one has. */
async function reload({ desk, talks, drafts }: Member): Promise<void> {
  const { own } = await desk.get(listOwn, {})
  const kept = own.map(({ place, values }) => [place, values.content])
  expect(new Map(kept as [string, string][])).toEqual(drafts)
  if (!talks) return
  const { mine } = await desk.get(listChats, {})
  for (const { chatId } of mine) {
    expect((await desk.get(readChat, { chatId })).state.isMine).toBe(true)
  }
}

async function answerAll(member: Member): Promise<void> {
  await member.desk.get(setAvailability, { availability: 'online' })
  for (;;) {
    const { mine, own } = await member.desk.get(listChats, {})
    for (const { chatId, waitingSince } of mine) {
      if (waitingSince !== undefined) await answer(member, chatId)
      await member.desk.get(closeChat, await wrapUpOf(service, chatId))
    }
    const next = own.taking === 'may' || mine.length > 0 ? await member.desk.get(takeNext, {}) : {}
    if (next.chatId === undefined) return
  }
}

/** Whoever has not ended waits at a place of the queue, or has somebody who is at work. */
async function expectEverybodyHasAPlace(chats: readonly string[]): Promise<void> {
  const state = await Promise.all(chats.map((chatId) => storedChat(service, chatId)))
  const queued = state.filter(({ status }) => status === 'queued').map(({ id }) => id)
  const places = queued.length === 0 ? new Map() : await queuePlaces(service, queued)
  for (const { id, status, staffId } of state) {
    if (status === 'queued') expect(places.get(id)).toBeGreaterThan(0)
    else if (status === 'person') {
      expect(await service.staffSessions.isAnyLive(staffId ?? '', service.db)).toBe(true)
    } else expect(status).toBe('ended')
  }
}
