import { randomUUID } from 'node:crypto'
import { answerLeft } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { listChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { queuedChat, saidIn, storedChat } from '../../../../test/subjects/desk-chats.ts'
import { changeConversation } from '../store/change-conversation.ts'

const service = serviceOfTests({ demo: false })

async function leftChat(): Promise<string> {
  const chatId = await queuedChat(service, ['晚上打不通电话'])
  const left = { status: 'message-left', mobile: '13800001111' } as const
  await changeConversation(service, await storedChat(service, chatId), left, service.clock.now())
  return chatId
}

test('a message that was left is listed with its promise, answered once, and an SMS tells of it', async () => {
  const agent = await deskVisitor(service)
  const chatId = await leftChat()
  const { left, leftInAll } = await agent.get(listChats, {})
  expect(leftInAll).toBe(1)
  expect(left).toMatchObject([{ chatId, lastWords: '晚上打不通电话', promise: expect.any(String) }])
  const answer = { chatId, content: '电话已经恢复。', sentAs: randomUUID() }
  await agent.get(answerLeft, answer)
  expect((await saidIn(service, chatId)).at(-1)).toBe('agent: 电话已经恢复。')
  expect(await storedChat(service, chatId)).toMatchObject({ status: 'ended', agentName: '小测' })
  const [sms] = await service.outbox.messages()
  expect(JSON.stringify(sms)).toContain('/#/customer-service')
  expect(JSON.stringify(sms)).not.toContain('电话已经恢复')
  expect((await agent.ask(answerLeft, { ...answer, sentAs: randomUUID() })).code).toBe('E3020001')
  expect((await agent.get(listChats, {})).leftInAll).toBe(0)
})

test('what waits for a person is not answered as if it were left', async () => {
  const agent = await deskVisitor(service)
  const chatId = await queuedChat(service)
  const answer = { chatId, content: '您好', sentAs: randomUUID() }
  expect((await agent.ask(answerLeft, answer)).code).toBe('E3020001')
})
