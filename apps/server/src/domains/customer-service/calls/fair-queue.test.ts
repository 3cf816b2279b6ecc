import {
  superviseChats,
  takeNext,
  transferChat,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { listChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { chatRowsAtMost } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { askForAgent } from '@ecenter/contract/customer-service/service-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Chatter, signedIn } from '../../../../test/subjects/chats.ts'
import { newVisitor } from '../../../../test/visitor.ts'
import { conversationIdOf } from './signid.ts'

const crowd = '198.51.100.1'
const home = '203.0.113.1'

const service = serviceOfTests({ demo: false })
beforeEach(async () => {
  await service.passTime(3601)
  await service.database.pool.query('delete from conversation')
})

/** Somebody who calls for a person from there, with whatever that takes. */
async function callFrom(address: string): Promise<Chatter> {
  const visitor = newVisitor(service, address)
  await visitor.open()
  const customer = await signedIn(visitor)
  await customer.passSlide()
  await customer.get(askForAgent, { signid: customer.signid })
  await service.passTime(1)
  return customer
}

async function callOften(times: number, addressOf: (at: number) => string): Promise<Chatter[]> {
  const customers: Chatter[] = []
  for (let at = 0; at < times; at++) customers.push(await callFrom(addressOf(at)))
  return customers
}

/** The place that the customer is told. */
async function placeOf(customer: Chatter): Promise<number | undefined> {
  return (await customer.get(askForAgent, { signid: customer.signid })).state.position
}

function idsOf(customers: readonly Chatter[]): string[] {
  return customers.map(({ signid }) => conversationIdOf(signid))
}

test('of sixty who wait from one network, one is before a customer from another', async () => {
  const others = await callOften(60, () => crowd)
  const customer = await callFrom(home)
  expect(await placeOf(customer)).toBe(2)

  const agent = await deskVisitor(service)
  const { queue, queued } = await agent.get(listChats, {})
  const [first = '', ...rest] = idsOf(others)
  const shown = [first, ...idsOf([customer]), ...rest].slice(0, chatRowsAtMost)
  expect(queue.map(({ chatId }) => chatId)).toEqual(shown)
  expect(queued).toBe(61)
  for (const chatId of shown.slice(0, 3)) {
    expect(await agent.get(takeNext, {})).toMatchObject({ chatId })
  }
})

test('networks go on taking turns while their customers come and are served', async () => {
  const [a1, a2, a3] = await callOften(3, () => crowd)
  const agent = await deskVisitor(service)
  await agent.get(takeNext, {})
  const [b1, b2] = await callOften(2, () => home)
  const [c1] = await callOften(1, () => '203.0.113.2')
  const { queue } = await agent.get(listChats, {})
  const order = [a2, b1, c1, a3, b2].flatMap((each) => (each ? idsOf([each]) : []))
  expect(queue.map(({ chatId }) => chatId)).toEqual(order)
  expect(order).not.toContain(a1 && conversationIdOf(a1.signid))
})

test('ten of a wide IPv6 network take one slot, from however many networks inside it', async () => {
  await callOften(30, (at) => `2001:db8:5:${at.toString(16)}::1`)
  expect(await placeOf(await callFrom(home))).toBe(2)
  expect(await placeOf(await callFrom(home))).toBe(13)
})

test('who is put back is served first, and whoever comes then does not pass those who wait', async () => {
  const agent = await deskVisitor(service)
  const [first, second] = await callOften(2, (at) => `203.0.113.${at + 10}`)
  const { chatId = '' } = await agent.get(takeNext, {})
  await agent.get(transferChat, { chatId })
  const late = await callFrom(home)
  const order = [first, second, late].flatMap((each) => (each ? idsOf([each]) : []))
  const { queue } = await agent.get(listChats, {})
  expect(queue.map((row) => row.chatId)).toEqual(order)
})

test('supervisors are told of who has waited longest, wherever they stand', async () => {
  const since = service.clock.now().toISOString()
  await callOften(2, () => crowd)
  const supervisor = await deskVisitor(service, ['supervisor'])
  expect(await supervisor.get(superviseChats, {})).toMatchObject({
    waiting: 2,
    waitingSince: since,
  })
})
