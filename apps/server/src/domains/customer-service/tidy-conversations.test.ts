import { askForAgent, userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import {
  answersAs,
  type Chatter,
  leftBy,
  newChatter,
  takenBy,
  textsOf,
} from '../../../test/subjects/chats.ts'
import { daysAfter } from '../../platform/clock/clock.ts'
import { conversationIdOf } from './calls/signid.ts'
import { chatMessageOf } from './rules/chat-message-of.ts'
import { readConversation } from './store/conversation.repository.ts'
import { readSaidAfter } from './store/read-said.ts'
import { tidyConversations } from './tidy-conversations.ts'

const minutes = 60
const hours = 60 * minutes
const reminder = '您还在吗？5 分钟内没有回复，会话将自动结束。'
const left = '您较长时间没有回复，会话已结束。需要时请随时再来。'

const service = serviceOfTests({ env: { CONSULT_HOURS: '08:00-20:00' } })
let customer: Chatter
beforeEach(async () => {
  // Every test begins at the noon of another day.
  const noon = new Date(`${daysAfter(service.clock.today(), 1)}T12:00:00+08:00`)
  await service.passTime((noon.getTime() - service.clock.now().getTime()) / 1000)
  customer = await newChatter(service)
})

async function pass(seconds: number): Promise<void> {
  await service.passTime(seconds)
  await tidyConversations(service)
}

const unnamed = { file: () => '', thing: () => '' }

async function state() {
  const id = conversationIdOf(customer.signid)
  const conversation = await readConversation(service, id)
  const said = await readSaidAfter(service, { id }, 0)
  const texts = textsOf(said.map((each) => chatMessageOf(each, unnamed)))
  return {
    status: conversation?.status,
    queuedAt: conversation?.queuedAt,
    last: texts.at(-1),
    texts,
  }
}

test('what nobody goes on with for half an hour ends by itself', async () => {
  await customer.say('保单如何下载？')
  await pass(30 * minutes - 1)
  expect((await state()).status).toBe('robot')
  await pass(2)
  expect(await state()).toMatchObject({ status: 'ended', last: left })
})

test('a page that was opened and not used waits on', async () => {
  await pass(2 * hours)
  expect(await state()).toMatchObject({ status: 'robot', texts: [] })
})

test('who does not answer a person is reminded once, and then it ends', async () => {
  await takenBy(service, customer)
  await answersAs(service, customer, '请问您的车牌号是？')
  await pass(25 * minutes - 1)
  expect((await state()).texts).toHaveLength(1)
  await pass(2)
  expect(await state()).toMatchObject({ status: 'person', last: reminder })
  await pass(4 * minutes)
  expect((await state()).texts).toHaveLength(2)
  await pass(2 * minutes)
  expect(await state()).toMatchObject({ status: 'ended', last: left })
})

test('who names their words as the reminder is named keeps nobody from ending it', async () => {
  await takenBy(service, customer)
  await answersAs(service, customer, '请问您的车牌号是？')
  const words = { signid: customer.signid, content: '稍等' }
  await customer.ask(question, words, { requestId: 'idle-3' })
  await answersAs(service, customer, '好的，等您的车牌号')
  await pass(26 * minutes)
  expect(await state()).toMatchObject({ status: 'person', last: reminder })
  await pass(6 * minutes)
  expect((await state()).status).toBe('ended')
})

test('who comes back after the reminder goes on', async () => {
  await takenBy(service, customer)
  await answersAs(service, customer, '请问您的车牌号是？')
  await pass(26 * minutes)
  await customer.say('京A12345')
  await pass(10 * minutes)
  expect(await state()).toMatchObject({ status: 'person', last: '京A12345' })
})

test('who waits for a person’s answer is never sent away', async () => {
  await takenBy(service, customer)
  await customer.say('在吗')
  await pass(3 * hours)
  expect(await state()).toMatchObject({ status: 'person', last: '在吗' })
})

test('at the end of the hours who still waits is told, and may ask the robot', async () => {
  expect((await customer.get(askForAgent, { signid: customer.signid })).state.status).toBe('queued')
  await pass(7 * hours + 59 * minutes)
  expect((await state()).status).toBe('queued')
  await pass(1 * minutes)
  expect(await state()).toMatchObject({
    status: 'robot',
    queuedAt: undefined,
    last: expect.stringMatching(
      /^人工客服现在不在线（每天 08:00–20:00，下次上班：明天 08:00）。您可以留言，我们会在 \d+ 月 \d+ 日 12:00 前回复您；急事请拨打 95518。$/,
    ),
  })
})

test('outside the hours nobody is waited for, and the robot goes on', async () => {
  await service.passTime(8 * hours)
  customer = await newChatter(service)
  const { messages, state } = await customer.say('转人工')
  expect(state.status).toBe('robot')
  expect(messages[1]).toMatchObject({ from: 'notice' })
  expect(textsOf(messages)[1]).toContain('人工客服现在不在线')
  await customer.say('世界杯谁赢了')
  const second = await customer.say('怎么学英语')
  expect(textsOf(second.messages)[1]).toContain('您可以留言')
  expect(second.state.status).toBe('robot')
  expect((await customer.say('保单如何下载？')).messages[1]).toMatchObject({ canBeRated: true })
  expect((await customer.get(userSign, {})).state.position).toBeUndefined()
})

test('who left a message before and waits in the hours is answered as was promised', async () => {
  await leftBy(service, customer)
  expect((await customer.say('转人工')).state.status).toBe('queued')
  await pass(8 * hours)
  expect(await state()).toMatchObject({ status: 'message-left' })
})
