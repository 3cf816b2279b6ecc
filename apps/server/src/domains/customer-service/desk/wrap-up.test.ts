import { takeChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import {
  chatLabels,
  closeChat,
  listClosedChats,
  saveChatLabel,
  tagChat,
  wrapUpChat,
} from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { countDay, listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { queuedChat, storedChat, wrapUpOf } from '../../../../test/subjects/desk-chats.ts'
import { endTurn } from '../calls/end-conversation.ts'
import { changeConversation } from '../store/change-conversation.ts'

const service = serviceOfTests({ demo: false, env: { WRAP_UP_MINUTES: '10' } })
beforeEach(async () => {
  await service.db.deleteFrom('conversation').execute()
})

type Desk = Awaited<ReturnType<typeof deskVisitor>>

async function takenBy(desk: Desk): Promise<string> {
  const chatId = await queuedChat(service)
  await desk.get(takeChat, { chatId })
  return chatId
}

/** Its customer leaves before whoever has it ends it. */
async function leave(chatId: string): Promise<void> {
  await service.audit.inTransaction(async (db, record) => {
    const conversation = await storedChat(service, chatId)
    await endTurn({ services: { ...service, db }, record, conversation }, '再见', 'by-customer')
  })
}

const closedIds = async (
  desk: Desk,
  asked: Parameters<typeof desk.get<typeof listClosedChats>>[1],
) => (await desk.get(listClosedChats, asked)).chats.map(({ chatId }) => chatId)

async function savedLabel(kind: 'cause' | 'tag', name: string): Promise<string> {
  const supervisor = await deskVisitor(service, ['supervisor'])
  return (await supervisor.get(saveChatLabel, { kind, name })).label.labelId
}

test('who ends a chat says what it was about, and colleagues read it', async () => {
  const agent = await deskVisitor(service)
  const chatId = await takenBy(agent)
  const wrapUp = await wrapUpOf(service, chatId)
  expect(await agent.ask(closeChat, { ...wrapUp, causeId: '' })).toMatchObject({
    message: '请选择咨询原因',
  })
  expect((await storedChat(service, chatId)).status).toBe('person')
  await agent.get(closeChat, { ...wrapUp, note: '已告知时限' })
  const { state, notes } = await agent.get(readChat, { chatId })
  expect(state).toMatchObject({ status: 'ended', outcome: 'solved', needsWrapUp: false })
  expect(state.cause).toEqual(expect.any(String))
  expect(notes).toMatchObject([{ text: '已告知时限' }])
})

test('a chat that its customer left waits in the day of who had it, until they have said what it was about', async () => {
  const [agent, other] = [await deskVisitor(service), await deskVisitor(service)]
  const chatId = await takenBy(agent)
  await leave(chatId)
  const due = async (desk: Desk) =>
    (await desk.get(listDay, { kind: 'wrap-up' })).rows.map(({ id, dueAt }) => [id, dueAt])
  const inTenMinutes = new Date(service.clock.now().getTime() + 10 * 60_000).toISOString()
  expect(await due(agent)).toEqual([[chatId, inTenMinutes]])
  expect(await due(other)).toEqual([])
  await service.passTime(10 * 60)
  const late = (await agent.get(countDay, {})).kinds.find(({ kind }) => kind === 'wrap-up')
  expect(late).toMatchObject({ total: 1, late: 1 })
  const wrapUp = await wrapUpOf(service, chatId)
  expect((await other.ask(wrapUpChat, wrapUp)).code).toBe('E3020001')
  await agent.get(wrapUpChat, wrapUp)
  expect(await due(agent)).toEqual([])
  expect((await agent.ask(wrapUpChat, wrapUp)).message).toBe('这个会话不需要再写小结，请刷新查看。')
})

test('chats that are over are found by agent, day, cause, tag and outcome, and by what nobody has said of them', async () => {
  const [one, other] = [await deskVisitor(service), await deskVisitor(service)]
  const supervisor = await deskVisitor(service, ['supervisor'])
  const tagId = await savedLabel('tag', '老客户')
  const [tagged, left] = [await takenBy(one), await takenBy(other)]
  await one.get(tagChat, { chatId: tagged, labelIds: [tagId] })
  const wrapUp = await wrapUpOf(service, tagged)
  await one.get(closeChat, wrapUp)
  await service.passTime(60)
  await leave(left)
  const today = service.clock.today()
  expect(await closedIds(supervisor, {})).toEqual([left, tagged])
  expect(await closedIds(supervisor, { staffId: one.staff.id })).toEqual([tagged])
  expect(await closedIds(supervisor, { causeId: wrapUp.causeId })).toEqual([tagged])
  expect(await closedIds(supervisor, { tagId })).toEqual([tagged])
  expect(await closedIds(supervisor, { outcome: 'solved' })).toEqual([tagged])
  expect(await closedIds(supervisor, { outcome: 'missing' })).toEqual([left])
  expect(await closedIds(supervisor, { from: today, to: today })).toEqual([left, tagged])
  expect(await closedIds(supervisor, { to: '2020-01-01' })).toEqual([])
  expect(await supervisor.ask(listClosedChats, { from: today, to: '2020-01-01' })).toMatchObject({
    message: '结束日期早于开始日期，请改一下。',
  })
})

test('an agent finds their own alone, names are masked, and every look at the list leaves a trace', async () => {
  const [one, other] = [await deskVisitor(service), await deskVisitor(service)]
  const chatId = await takenBy(one)
  const named = await storedChat(service, chatId)
  await changeConversation(service, named, { username: '王小明' }, service.clock.now())
  await one.get(closeChat, await wrapUpOf(service, chatId))
  const { chats } = await one.get(listClosedChats, {})
  expect(chats).toMatchObject([{ chatId, maskedName: '王**', byName: one.staff.name }])
  const asked = { staffId: one.staff.id }
  expect(await other.get(listClosedChats, asked)).toMatchObject({ chats: [], total: 0 })
  const traces = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome'])
    .where('staff_id', 'in', [one.staff.id, other.staff.id])
    .where('event', '=', 'closed-chats-listed')
    .orderBy('at')
    .execute()
  expect(traces.map(({ outcome }) => outcome).toSorted()).toEqual(['0 of 0', '1 of 1'])
})

test('supervisors keep causes and tags: a retired one is said no more and stays where it was', async () => {
  const agent = await deskVisitor(service)
  const supervisor = await deskVisitor(service, ['supervisor'])
  const cause = { kind: 'cause', name: '年检' } as const
  expect((await agent.ask(saveChatLabel, cause)).code).toBe('E3010002')
  const labelId = await savedLabel('cause', cause.name)
  expect((await supervisor.ask(saveChatLabel, cause)).message).toBe(
    '已经有这个名称（可能已停用），请换一个。',
  )
  const [first, second] = [await takenBy(agent), await takenBy(agent)]
  const saying = (chatId: string) => ({ chatId, causeId: labelId, outcome: 'solved' as const })
  await agent.get(closeChat, saying(first))
  await supervisor.get(saveChatLabel, { ...cause, labelId, isRetired: true })
  expect(await agent.ask(closeChat, saying(second))).toMatchObject({
    message: '这个原因已停用，请另选一个。',
  })
  expect((await agent.get(listClosedChats, {})).chats).toMatchObject([{ cause: '年检' }])
  const { labels } = await agent.get(chatLabels, {})
  expect(labels.find((each) => each.labelId === labelId)?.isRetired).toBe(true)
})

test('a chat is tagged by who has it alone, and only by tags that there are', async () => {
  const [agent, supervisor] = [
    await deskVisitor(service),
    await deskVisitor(service, ['supervisor']),
  ]
  const tagId = await savedLabel('tag', '要发票')
  const chatId = await takenBy(agent)
  expect((await supervisor.ask(tagChat, { chatId, labelIds: [tagId] })).code).toBe('E3020001')
  const { causeId } = await wrapUpOf(service, chatId)
  expect((await agent.ask(tagChat, { chatId, labelIds: [causeId] })).message).toBe(
    '有标签已停用，请重新选择。',
  )
  await agent.get(tagChat, { chatId, labelIds: [tagId, tagId] })
  const tags = async () => (await agent.get(readChat, { chatId })).state.tags
  expect(await tags()).toMatchObject([{ name: '要发票' }])
  await agent.get(tagChat, { chatId, labelIds: [] })
  expect(await tags()).toEqual([])
})
