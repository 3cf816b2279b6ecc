import {
  giveChatTo,
  superviseChats,
  takeChat,
  takeNext,
  takeOverChat,
  transferChat,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { listChats, readChatUpTo } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import {
  listColleagues,
  setAvailability,
} from '@ecenter/contract/customer-service/desk/staffing.ts'
import { signOut } from '@ecenter/contract/staff/desk/account.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../../test/service-of-tests.ts'
import { queuedChat, sayIn, storedChat } from '../../../../../test/subjects/desk-chats.ts'
import { noteAtDesk } from '../../store/agent.repository.ts'

const service = serviceOfTests({ demo: false, env: { CHATS_AT_ONCE: '2' } })
beforeEach(async () => {
  await service.db.deleteFrom('conversation').execute()
})

type Desk = Awaited<ReturnType<typeof deskVisitor>>

/** Somebody whose page of chats is open. */
async function atDesk(...roles: Parameters<typeof deskVisitor>[1] & object): Promise<Desk> {
  const desk = await deskVisitor(service, roles.length === 0 ? ['agent'] : roles)
  await noteAtDesk(service, desk.staff.id, service.clock.now())
  return desk
}

async function takenBy(desk: Desk): Promise<string> {
  const chatId = await queuedChat(service)
  await desk.get(takeChat, { chatId })
  return chatId
}

const colleagueOf = async (desk: Desk, { staff }: Desk) =>
  (await desk.get(listColleagues, {})).colleagues.find(({ staffId }) => staffId === staff.id)

test('who takes a break is given nobody by the queue, keeps whom they have, and is given customers again after it', async () => {
  const agent = await atDesk()
  const own = await takenBy(agent)
  const waiting = await queuedChat(service)
  await agent.get(setAvailability, { availability: 'break' })
  const refused = { code: 'E3020001', message: '您现在是“小休”，请先改为“在线”，再接入。' }
  expect(await agent.ask(takeNext, {})).toMatchObject(refused)
  expect(await agent.ask(takeChat, { chatId: waiting })).toMatchObject(refused)
  const { mine, queue } = await agent.get(listChats, {})
  expect([mine, queue].map((rows) => rows.map(({ chatId }) => chatId))).toEqual([[own], [waiting]])
  await agent.get(setAvailability, { availability: 'online' })
  expect(await agent.get(takeNext, {})).toEqual({ chatId: waiting })
})

test('nobody has more than so many, also where two of their desks take one at once', async () => {
  const agent = await atDesk()
  await takenBy(agent)
  for (const _ of [1, 2]) await queuedChat(service)
  const answers = await Promise.all([agent.ask(takeNext, {}), agent.ask(takeNext, {})])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', 'E3020001'])
  expect(answers.find(({ code }) => code !== '1')?.message).toBe(
    '您手上已有 2 个会话，请先结束或转出一个，再接入。',
  )
  expect((await agent.get(listChats, {})).own).toMatchObject({ taking: 'full', open: 2, atMost: 2 })
})

test('a break counts from when it was said first, and is long after its minutes', async () => {
  const agent = await atDesk()
  const since = service.clock.now()
  await agent.get(setAvailability, { availability: 'break' })
  await service.passTime(60)
  const { own } = await agent.get(setAvailability, { availability: 'break' })
  expect(own).toMatchObject({
    awaySince: since.toISOString(),
    awayLongAfter: new Date(since.getTime() + 15 * 60_000).toISOString(),
  })
})

test('a colleague reads what another has and whether they take one, and a supervisor reads it of all', async () => {
  const agent = await atDesk()
  const other = await atDesk()
  const supervisor = await atDesk('supervisor')
  await takenBy(other)
  await other.get(setAvailability, { availability: 'busy' })
  const read = { availability: 'busy', taking: 'away', open: 1, atMost: 2 }
  expect(await colleagueOf(agent, other)).toMatchObject(read)
  const { agents } = await supervisor.get(superviseChats, {})
  const since = service.clock.now().toISOString()
  expect(agents.find(({ staffId }) => staffId === other.staff.id)).toMatchObject({
    ...read,
    owedSince: since,
  })
})

test.each<[string, string, (other: Desk) => Promise<unknown>]>([
  ['has just gone', '这位同事现在不在线，请另选一位。', (other) => other.get(signOut, {})],
  [
    'is busy',
    '这位同事现在是“忙碌”，不接新会话，请另选一位。',
    (other) => other.get(setAvailability, { availability: 'busy' }),
  ],
  [
    'has enough',
    '这位同事手上已有 2 个会话，请另选一位。',
    async (other) => [await takenBy(other), await takenBy(other)],
  ],
])('a colleague who %s is given none, and the chat stays', async (_, message, happens) => {
  const agent = await atDesk()
  const supervisor = await atDesk('supervisor')
  const other = await atDesk()
  const chatId = await takenBy(agent)
  await happens(other)
  const given = { chatId, staffId: other.staff.id }
  const refused = { code: '1000', message }
  expect(await agent.ask(transferChat, given)).toMatchObject(refused)
  expect(await supervisor.ask(giveChatTo, given)).toMatchObject(refused)
  expect(await storedChat(service, chatId)).toMatchObject({
    status: 'person',
    staffId: agent.staff.id,
  })
})

test('a supervisor hands out who waits and what a colleague has; an agent may not', async () => {
  const [agent, other, supervisor] = [await atDesk(), await atDesk(), await atDesk('supervisor')]
  const chatId = await queuedChat(service)
  expect((await agent.ask(giveChatTo, { chatId, staffId: other.staff.id })).code).toBe('E3010002')
  for (const { staff } of [other, agent]) {
    await supervisor.get(giveChatTo, { chatId, staffId: staff.id })
    expect(await storedChat(service, chatId)).toMatchObject({ status: 'person', staffId: staff.id })
  }
})

test('what came from others is marked until whoever has it has looked', async () => {
  const [agent, supervisor] = [await atDesk(), await atDesk('supervisor')]
  const marks = async () => (await agent.get(listChats, {})).mine.map(({ arrivedAs }) => arrivedAs)
  const chatId = await takenBy(agent)
  expect(await marks()).toEqual([undefined])
  await supervisor.get(takeOverChat, { chatId })
  await supervisor.get(transferChat, { chatId, staffId: agent.staff.id })
  expect(await marks()).toEqual(['transferred'])
  await sayIn(service, chatId, '还在吗？')
  await agent.get(readChatUpTo, { chatId, seq: 1 })
  expect(await marks()).toEqual([undefined])
})
