import { randomUUID } from 'node:crypto'
import {
  sendToChat,
  takeChat,
  transferChat,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { noteChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { queuedChat, sayIn, storedChat } from '../../../../test/subjects/desk-chats.ts'
import { listAgents } from '../store/agent.repository.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { answerFollowChats, type ChatEvent } from './follow-chats.ts'

type Agent = Awaited<ReturnType<typeof deskVisitor>>

const service = serviceOfTests({ demo: false })
let agent: Agent
beforeEach(async () => {
  agent = await deskVisitor(service)
})

/** A desk whose page is open, and what it hears. */
async function openedDesk({ staff }: Agent, opened: { chatId: string; seq: number }[] = []) {
  const heard: ChatEvent[] = []
  const page = new AbortController()
  const visit = { staff, sessionId: '', address: '', trace: async () => undefined }
  const source = await answerFollowChats(service)({ opened }, visit)
  const ended = source.follow((event) => heard.push(event), page.signal)
  const chats = () => heard.flatMap((event) => event.chats)
  const lists = () => heard.findLast((event) => event.lists !== undefined)?.lists
  return {
    chats,
    seqs: () => chats().flatMap(({ messages }) => messages.map(({ seq }) => seq)),
    lists,
    mine: () => lists()?.mine.map(({ chatId }) => chatId),
    async leave() {
      page.abort()
      await ended
    },
  }
}

test('who comes into the queue shows at every desk without asking', async () => {
  const desk = await openedDesk(agent)
  const chatId = await queuedChat(service, ['有人吗'])
  const waiting = () => desk.lists()?.queue.find((row) => row.chatId === chatId)
  await expect.poll(() => waiting()?.lastWords).toBe('有人吗')
  await desk.leave()
})

test('what a customer says shows in the lists and in the opened conversation, each message once', async () => {
  const chatId = await queuedChat(service)
  await agent.get(takeChat, { chatId })
  const desk = await openedDesk(agent, [{ chatId, seq: 2 }])
  await expect.poll(desk.mine).toEqual([chatId])
  for (let count = 0; count < 20; count += 1) await sayIn(service, chatId, `第 ${count} 句`)
  await agent.get(sendToChat, { chatId, content: '收到', sentAs: randomUUID() })
  await expect.poll(desk.seqs).toEqual(Array.from({ length: 21 }, (_, at) => at + 3))
  await expect.poll(() => desk.lists()?.mine[0]).toMatchObject({ unread: 21, lastWords: '收到' })
  await desk.leave()
})

test('who comes back with the last seq misses nothing', async () => {
  const chatId = await queuedChat(service)
  await agent.get(takeChat, { chatId })
  const before = await openedDesk(agent, [{ chatId, seq: 2 }])
  await sayIn(service, chatId, '一')
  await expect.poll(before.seqs).toEqual([3])
  await before.leave()
  await sayIn(service, chatId, '二')
  const after = await openedDesk(agent, [{ chatId, seq: 3 }])
  await expect.poll(after.seqs).toEqual([4])
  await after.leave()
})

test('a note shows at an opened desk', async () => {
  const chatId = await queuedChat(service)
  await agent.get(takeChat, { chatId })
  const desk = await openedDesk(agent, [{ chatId, seq: 0 }])
  await agent.get(noteChat, { chatId, text: '等材料' })
  await expect.poll(() => desk.chats().at(-1)?.notes).toMatchObject([{ text: '等材料' }])
  await desk.leave()
})

test('nothing more is told of a conversation that was given away', async () => {
  const colleague = await deskVisitor(service)
  const chatId = await queuedChat(service)
  await agent.get(takeChat, { chatId })
  const [desk, other] = [await openedDesk(agent, [{ chatId, seq: 2 }]), await openedDesk(colleague)]
  // Who has heard their lists is at the desk, where something can be given to them.
  await expect.poll(other.lists).toBeDefined()
  await agent.get(transferChat, { chatId, staffId: colleague.staff.id })
  await expect.poll(() => desk.chats().at(-1)?.state).toMatchObject({ isMine: false })
  await expect.poll(other.mine).toEqual([chatId])
  const known = desk.seqs()
  await sayIn(service, chatId, '给新客服的话')
  await expect.poll(() => other.lists()?.mine[0]?.lastWords).toBe('给新客服的话')
  expect(desk.seqs()).toEqual(known)
  await Promise.all([desk.leave(), other.leave()])
})

test('what a customer thinks of a colleague is not told to who gave the conversation away', async () => {
  const colleague = await deskVisitor(service)
  const chatId = await queuedChat(service)
  await colleague.get(takeChat, { chatId })
  const chat = await storedChat(service, chatId)
  await changeConversation(service, chat, { score: 5, rating: '很好' }, service.clock.now())
  const desks = [await openedDesk(agent, [{ chatId, seq: 0 }])]
  desks.push(await openedDesk(colleague, [{ chatId, seq: 0 }]))
  await expect
    .poll(() => desks.map((desk) => desk.chats()[0]?.state))
    .toEqual([
      {
        status: 'person',
        isMine: false,
        agentName: chat.agentName,
        readByCustomer: 0,
        tags: [],
        needsWrapUp: false,
      },
      expect.objectContaining({ isMine: true, score: 5, rating: '很好' }),
    ])
  for (const desk of desks) await desk.leave()
})

test('a trace of reading is left of what may be read, and of nothing else', async () => {
  const colleague = await deskVisitor(service)
  const [waiting, colleagues] = [await queuedChat(service), await queuedChat(service)]
  await colleague.get(takeChat, { chatId: colleagues })
  const traced = vi.fn(async () => undefined)
  const opened = [waiting, colleagues].map((chatId) => ({ chatId, seq: 0 }))
  const visit = { staff: agent.staff, sessionId: '', address: '', trace: traced }
  await answerFollowChats(service)({ opened }, visit)
  expect(traced.mock.calls).toEqual([
    [{ event: 'chat-read', objectId: waiting, outcome: 'followed' }],
  ])
})

test('who has the page open is at the desk until they have left it for a while', async () => {
  const desk = await openedDesk(agent)
  const isThere = async () =>
    (await listAgents(service, service.clock.now())).find(
      ({ staffId }) => staffId === agent.staff.id,
    )?.isAtDesk
  await expect.poll(isThere).toBe(true)
  await desk.leave()
  await service.passTime(46)
  expect(await isThere()).toBe(false)
})
