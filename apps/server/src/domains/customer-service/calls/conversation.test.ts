import { askForAgent, userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Chatter, leftBy, newChatter, textsOf } from '../../../../test/subjects/chats.ts'
import { newSession } from '../../../../test/visitor.ts'

const service = serviceOfTests()
let customer: Chatter
beforeEach(async () => {
  // Whoever still waits from the test before waits no more.
  await service.database.pool.query('delete from conversation')
  customer = await newChatter(service)
})

test('a visit has one conversation, however many of its tabs sign in at once', async () => {
  const visitor = await newSession(service)
  const tabs = await Promise.all([1, 2, 3].map(() => visitor.get(userSign, {})))
  expect(new Set(tabs.map(({ signid }) => signid)).size).toBe(1)
  expect(tabs[0]?.signid).not.toBe(customer.signid)
  expect(tabs[0]).toMatchObject({
    signid: expect.stringMatching(/^[\w-]{22}$/),
    userid: expect.stringMatching(/^\d{10}$/),
    state: { status: 'robot', readSeq: 0, canBeRated: false, isLinked: false },
  })
})

test('a question is answered in the words of its answer, with ways into the site', async () => {
  const { messages, state } = await customer.say('保单如何下载？')
  expect(messages).toMatchObject([
    { seq: 1, from: 'customer', kind: 'text', text: '保单如何下载？', canBeRated: false },
    { seq: 2, from: 'robot', kind: 'text', canBeRated: true },
  ])
  expect(messages[1]).toHaveProperty('links.0.href', expect.stringMatching(/^#\//))
  expect(state.status).toBe('robot')
})

test('answers name this insurer and its number', async () => {
  const { messages } = await customer.say('客服电话是多少？')
  expect(textsOf(messages)[1]).toContain('95518')
  expect(textsOf(messages)[1]).not.toMatch(/[{}]/)
})

test('what may mean much is answered by three questions, and choosing one asks it', async () => {
  const [, suggestions] = (await customer.say('发票')).messages
  if (suggestions?.kind !== 'suggestions') throw new Error('nothing was suggested')
  expect(suggestions.questions).toHaveLength(3)
  const { messages } = await customer.say(suggestions.questions[1] ?? '')
  expect(messages[1]).toMatchObject({ from: 'robot', kind: 'text', canBeRated: true })
})

test.each(['你好', '您好！', '谢谢你', '好的', '再见'])(
  '“%s” is answered politely and is no miss',
  async (said) => {
    for (let times = 0; times < 3; times += 1) {
      const { messages, state } = await customer.say(said)
      expect(messages).toMatchObject([{}, { from: 'robot', kind: 'text', canBeRated: false }])
      expect(state.status).toBe('robot')
    }
  },
)

test('the second question in a row without an answer brings a person', async () => {
  expect((await customer.say('世界杯谁赢了')).state.status).toBe('robot')
  const { messages, state } = await customer.say('怎么学英语')
  expect(textsOf(messages)).toEqual([
    '怎么学英语',
    '好的，正在请人工客服过来。前面说的客服都能看到，不用重说。',
  ])
  expect(messages[1]?.from).toBe('notice')
  expect(state).toMatchObject({ status: 'queued', position: 1, waitMinutes: 3 })
})

test('an answer in between begins the count anew', async () => {
  await customer.say('世界杯谁赢了')
  await customer.say('保单如何下载？')
  expect((await customer.say('怎么学英语')).state.status).toBe('robot')
})

test.each(['转人工', '我要投诉你们', '我不想活了'])(
  '“%s” brings a person at once',
  async (said) => {
    expect((await customer.say(said)).state).toMatchObject({ status: 'queued', position: 1 })
  },
)

test('while somebody waits the robot is silent, and asking again changes nothing', async () => {
  const first = await newChatter(service)
  await first.get(askForAgent, { signid: first.signid })
  await service.passTime(1)
  expect(
    await customer.get(askForAgent, { signid: customer.signid, content: '我要退保' }),
  ).toMatchObject({
    messages: [{ from: 'customer', text: '我要退保' }, { from: 'notice' }],
    state: { status: 'queued', position: 2 },
  })
  const said = await customer.say('保单如何下载？')
  expect(said).toMatchObject({ messages: [{ from: 'customer' }], state: { position: 2 } })
  expect(said.messages).toHaveLength(1)
  expect(await customer.get(askForAgent, { signid: customer.signid })).toMatchObject({
    messages: [],
    state: { status: 'queued', position: 2 },
  })
})

test('what is sent twice is said once', async () => {
  const body = { signid: customer.signid, content: '保单如何下载？' }
  const answers = await Promise.all(
    [1, 2, 3].map(() => customer.ask(question, body, { requestId: 'same' })),
  )
  const [one, ...others] = answers.map(({ wire }) => wire.json())
  for (const other of others) expect(other).toEqual(one)
  expect(one.body.messages).toMatchObject([{ seq: 1, sentAs: 'same' }, { seq: 2 }])
})

test('while a message waits for its answer the robot goes on, and a person may be asked for', async () => {
  await leftBy(service, customer)
  expect(await customer.say('保单如何下载？')).toMatchObject({
    messages: [{}, { from: 'robot', canBeRated: true }],
    state: { status: 'message-left', promise: expect.stringMatching(/前$/) },
  })
  expect((await customer.say('转人工')).state).toMatchObject({ status: 'queued', position: 1 })
})
