import { endConversation, userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { linkHistory, queryPageMessage } from '@ecenter/contract/customer-service/talk-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  type Chatter,
  newChatter,
  saysOften,
  signedIn,
  textsOf,
} from '../../../../test/subjects/chats.ts'

const mobile = '13800000001'

const service = serviceOfTests()
let customer: Chatter
beforeEach(async () => {
  // One code a minute goes to one phone, and nobody has a history yet.
  await service.passTime(24 * 3600)
  await service.database.pool.query('delete from conversation')
  customer = await newChatter(service)
})

interface Asked {
  readonly page?: number
  readonly seq?: number
}

async function textsOfPage(who: Chatter, asked: Asked = {}): Promise<string[]> {
  const { visits } = await who.get(queryPageMessage, { signid: who.signid, ...asked })
  return visits.flatMap(({ messages }) => textsOf(messages))
}

async function link(who: Chatter): Promise<void> {
  await who.provePhone(mobile)
  await who.get(linkHistory, { signid: who.signid, mobile })
}

/** Somebody who was here on another day and left their phone. */
async function earlierVisit(...said: readonly string[]): Promise<void> {
  const before = await newChatter(service)
  await link(before)
  for (const text of said) await before.say(text)
  await service.passTime(3600)
}

test('pages go back in time, each in the order of what was said', async () => {
  await saysOften(service, customer, 45)
  const first = await customer.get(queryPageMessage, { signid: customer.signid, seq: 41 })
  expect(first.hasMore).toBe(true)
  expect(textsOf(first.visits[0]?.messages ?? [])).toEqual(numbered(21, 40))
  expect(await textsOfPage(customer, { seq: 41, page: 2 })).toEqual(numbered(1, 20))
  const third = await customer.get(queryPageMessage, { signid: customer.signid, seq: 41, page: 3 })
  expect(third).toEqual({ visits: [], hasMore: false })
})

/** What `saysOften` says from one message to another. */
function numbered(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `第 ${from + at} 句`)
}

test('pages stay what they were while more is said', async () => {
  await saysOften(service, customer, 45)
  const before = await textsOfPage(customer, { seq: 41, page: 2 })
  await customer.say('还有')
  expect(await textsOfPage(customer, { seq: 41, page: 2 })).toEqual(before)
})

test('who proves the same phone finds what was said on another day', async () => {
  await earlierVisit('保单如何下载？')
  customer = await newChatter(service)
  await customer.say('发票怎么开')
  expect(await textsOfPage(customer)).not.toContain('保单如何下载？')
  await link(customer)
  const { visits, hasMore } = await customer.get(queryPageMessage, { signid: customer.signid })
  expect(visits.map(({ messages }) => textsOf(messages)[0])).toEqual([
    '保单如何下载？',
    '发票怎么开',
  ])
  expect(visits[0]?.openedOn).toMatch(/^2026-/)
  expect(hasMore).toBe(false)
})

test('a conversation that has ended can be read again in its session, and in no other', async () => {
  await customer.say('保单如何下载？')
  expect(await customer.get(userSign, {})).toMatchObject({ hasEarlier: false })
  await customer.get(endConversation, { signid: customer.signid })
  await service.passTime(60)
  const { signid, hasEarlier } = await customer.get(userSign, {})
  expect(hasEarlier).toBe(true)
  const { visits, hasMore } = await customer.get(queryPageMessage, { signid })
  expect(visits.map(({ messages }) => textsOf(messages).at(0))).toEqual(['保单如何下载？'])
  expect(hasMore).toBe(false)
  const other = await newChatter(service)
  expect(await textsOfPage(other)).toEqual([])
  expect(await other.get(userSign, {})).toMatchObject({ hasEarlier: false })
  // The session is over, in the same browser.
  await service.passTime(31 * 60)
  await customer.open()
  const again = await signedIn(customer)
  expect(await textsOfPage(again)).toEqual([])
})

test('a phone that was proven but not linked shows nothing of another day', async () => {
  await earlierVisit('保单如何下载？')
  customer = await newChatter(service)
  await service.passTime(3600)
  customer = await newChatter(service)
  await customer.provePhone(mobile)
  expect(await textsOfPage(customer)).toEqual([])
})

test('a phone that this session has not proven is not linked', async () => {
  await earlierVisit('保单如何下载？')
  customer = await newChatter(service)
  const unproven = { signid: customer.signid, mobile }
  expect((await customer.ask(linkHistory, unproven)).code).toBe('E3010001')
  await customer.provePhone('13800000002')
  expect((await customer.ask(linkHistory, unproven)).code).toBe('E3010001')
  expect(await textsOfPage(customer)).toEqual([])
})

test('once the proof is over this visit is still told, and for more the phone is asked for again', async () => {
  await earlierVisit('保单如何下载？')
  customer = await newChatter(service)
  await link(customer)
  await customer.say('发票怎么开')
  await service.passTime(16 * 60)
  const { visits, hasMore } = await customer.get(queryPageMessage, { signid: customer.signid })
  expect(visits.map(({ messages }) => textsOf(messages)[0])).toEqual(['发票怎么开'])
  expect(hasMore).toBe(true)
  const body = { signid: customer.signid, page: 2 }
  expect((await customer.ask(queryPageMessage, body)).code).toBe('E3010001')
})

test('what somebody says later with the same phone is not part of an earlier visit', async () => {
  await link(customer)
  await customer.say('保单如何下载？')
  await service.passTime(600)
  const later = await newChatter(service)
  await link(later)
  await later.say('发票怎么开')
  expect(await textsOfPage(customer)).not.toContain('发票怎么开')
})
