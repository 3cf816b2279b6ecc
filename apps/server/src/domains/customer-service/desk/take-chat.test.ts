import {
  takeChat,
  takeNext,
  takeOverChat,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { listChats, readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { queuedChat, saidIn, storedChat } from '../../../../test/subjects/desk-chats.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'

let service: TestService
beforeAll(async () => {
  service = await openTestService({ demo: false })
})
afterAll(() => service.close())

describe('who waits', () => {
  test('is listed with what they said last, where they came from and since when', async () => {
    const agent = await deskVisitor(service)
    const chatId = await queuedChat(service, ['你好', '保单在哪里看'])
    const { queue, queued, mine } = await agent.get(listChats, {})
    expect(queue.find((row) => row.chatId === chatId)).toMatchObject({
      status: 'queued',
      subsource: 'claims-query',
      lastWords: '保单在哪里看',
      unread: 2,
      waitingSince: service.clock.now().toISOString(),
    })
    expect(queued).toBe(queue.length)
    expect(mine).toEqual([])
  })

  test('is told by name and number who serves them, and is the agent’s from then on', async () => {
    const agent = await deskVisitor(service)
    const chatId = await queuedChat(service)
    await agent.get(takeChat, { chatId })
    const taken = await storedChat(service, chatId)
    expect(taken).toMatchObject({ status: 'person', staffId: agent.staff.id, agentName: '小测' })
    expect(await saidIn(service, chatId)).toEqual([
      'customer: 我要找人工',
      `notice: 客服 小测（工号 ${taken.agentNumber}）为您服务。`,
    ])
    const { queue, mine } = await agent.get(listChats, {})
    expect(mine.map((row) => row.chatId)).toEqual([chatId])
    expect(queue.map((row) => row.chatId)).not.toContain(chatId)
  })

  test('is taken by one of two who take them at once, and the other is told by whom', async () => {
    const chatId = await queuedChat(service)
    const agents = await Promise.all([deskVisitor(service), deskVisitor(service)])
    const answers = await Promise.all(agents.map(({ ask }) => ask(takeChat, { chatId })))
    expect(answers.map(({ code }) => code).sort()).toEqual(['1', 'E3020001'])
    expect(answers.find(({ code }) => code !== '1')?.message).toBe('这个会话已由 小测 接待。')
    const notices = (await saidIn(service, chatId)).filter((line) => line.startsWith('notice'))
    expect(notices).toHaveLength(1)
  })

  test('is taken in the order of waiting, each by one of many who ask at once', async () => {
    const other = await openTestService({ demo: false })
    const chats: string[] = []
    for (const _ of [1, 2, 3]) {
      chats.push(await queuedChat(other))
      await other.passTime(1)
    }
    const agents = await Promise.all([1, 2, 3, 4].map(() => deskVisitor(other)))
    const first = await agents[0]?.get(takeNext, {})
    expect(first).toEqual({ chatId: chats[0] })
    const rest = await Promise.all(agents.slice(1).map(({ get }) => get(takeNext, {})))
    expect(rest.map(({ chatId }) => chatId).sort()).toEqual([chats[1], chats[2], undefined].sort())
    await other.close()
  })
})

describe('a colleague’s conversation', () => {
  test('is neither read nor taken by another agent', async () => {
    const [agent, other] = await Promise.all([deskVisitor(service), deskVisitor(service)])
    const chatId = await queuedChat(service)
    await agent.get(takeChat, { chatId })
    expect((await other.ask(readChat, { chatId })).code).toBe('E3020001')
    expect((await other.ask(takeOverChat, { chatId })).code).toBe('E3010002')
  })

  test('is read by a supervisor, which leaves a trace, and taken over', async () => {
    const agent = await deskVisitor(service)
    const supervisor = await deskVisitor(service, ['supervisor'])
    const chatId = await queuedChat(service)
    await agent.get(takeChat, { chatId })
    const { messages, state } = await supervisor.get(readChat, { chatId })
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2])
    expect(state).toMatchObject({ status: 'person', isMine: false, agentName: '小测' })
    await supervisor.get(takeOverChat, { chatId })
    expect(await storedChat(service, chatId)).toMatchObject({ staffId: supervisor.staff.id })
    const traces = await service.db
      .selectFrom('audit_entry')
      .select(['event', 'outcome'])
      .where('staff_id', '=', supervisor.staff.id)
      .where('object_id', '=', chatId)
      .orderBy('at')
      .execute()
    expect(traces).toEqual([
      { event: 'chat-read', outcome: 'person' },
      { event: 'chat-taken', outcome: 'taken over' },
    ])
    expect((await saidIn(service, chatId)).at(-1)).toContain('继续为您服务')
  })
})
