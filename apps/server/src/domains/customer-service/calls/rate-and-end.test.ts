import {
  endConversation,
  rateAnswer,
  rateConversation,
  userSign,
} from '@ecenter/contract/customer-service/service-calls.ts'
import { question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Chatter, newChatter, takenBy, textsOf } from '../../../../test/subjects/chats.ts'
import { readMisses } from '../store/robot-miss.repository.ts'

const service = serviceOfTests()
let customer: Chatter
beforeEach(async () => {
  customer = await newChatter(service)
})

function rate(score: number, content?: string) {
  return customer.ask(rateConversation, { signid: customer.signid, score, content })
}

function compliment(seq: number, isHelpful: boolean) {
  return customer.get(rateAnswer, { signid: customer.signid, seq, isHelpful })
}

test('a person is rated once', async () => {
  await takenBy(service, customer, { agentName: '小林', agentNumber: '1007' })
  expect((await customer.get(userSign, {})).state).toMatchObject({
    status: 'person',
    agentid: '1007',
    agentName: '小林',
    canBeRated: true,
  })
  expect((await rate(5, '很耐心')).code).toBe('1')
  expect((await customer.get(userSign, {})).state).toMatchObject({ canBeRated: false, score: 5 })
  expect(await rate(1)).toMatchObject({ code: 'E3020001', message: '您已评价过，感谢您的反馈。' })
})

test('the robot alone is not rated with stars', async () => {
  expect(await rate(5)).toMatchObject({ code: 'E3020001', message: '人工客服服务后才能评价。' })
})

test.each([0, 6, 2.5, Number.NaN])('%j is no number of stars', async (score) => {
  await takenBy(service, customer)
  expect((await rate(score)).code).toBe('1000')
})

test('what has ended takes no more words, and the next visit to the page begins anew', async () => {
  await customer.say('保单如何下载？')
  const ended = await customer.get(endConversation, { signid: customer.signid })
  expect(ended).toMatchObject({
    messages: [{ seq: 3, from: 'notice', text: '会话已结束，感谢您的咨询。' }],
    state: { status: 'ended' },
  })
  expect(await customer.get(endConversation, { signid: customer.signid })).toMatchObject({
    messages: [],
    state: { status: 'ended' },
  })
  const said = await customer.ask(question, { signid: customer.signid, content: '还在吗' })
  expect(said).toMatchObject({ code: 'E3020001', message: '会话已结束，请重新进入客服。' })
  const { signid, state } = await customer.get(userSign, {})
  expect(signid).not.toBe(customer.signid)
  expect(state.status).toBe('robot')
})

test('a conversation with a person may be rated after its end', async () => {
  await takenBy(service, customer)
  await customer.get(endConversation, { signid: customer.signid })
  expect((await rate(4)).code).toBe('1')
})

test('an answer is called helpful, and the last word counts', async () => {
  await customer.say('保单如何下载？')
  expect(await compliment(2, true)).toMatchObject({ messages: [{ seq: 2, isHelpful: true }] })
  const { messages } = await compliment(2, false)
  expect(messages).toMatchObject([
    { seq: 2, isHelpful: false },
    { seq: 3, from: 'robot' },
  ])
  expect(textsOf(messages)[1]).toContain('很抱歉没有帮到您')
  expect((await compliment(2, false)).messages).toHaveLength(1)
  expect((await compliment(2, true)).messages).toMatchObject([{ seq: 2, isHelpful: true }])
})

test('what was not helpful is noted with the question, so that somebody answers it better', async () => {
  await customer.say('保单如何下载？')
  await compliment(2, false)
  const misses = await readMisses(service)
  expect(misses).toContainEqual(
    expect.objectContaining({ text: '保单如何下载？', reason: 'unhelpful' }),
  )
})

test('neither one’s own words nor a message that is not there can be rated', async () => {
  await customer.say('保单如何下载？')
  for (const seq of [1, 9, -1, 1.5, 2 ** 40]) {
    const body = { signid: customer.signid, seq }
    expect(await customer.ask(rateAnswer, body), `${seq}`).toMatchObject({
      code: '1000',
      field: 'seq',
    })
  }
})
