import { randomBytes } from 'node:crypto'
import type { Call } from '@ecenter/contract/call.ts'
import {
  askForAgent,
  endConversation,
  rateAnswer,
  rateConversation,
  userSign,
} from '@ecenter/contract/customer-service/service-calls.ts'
import {
  linkHistory,
  queryPageMessage,
  question,
  readMessages,
} from '@ecenter/contract/customer-service/talk-calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Chatter, newChatter, takenBy, textsOf } from '../../../../test/subjects/chats.ts'
import { conversationIdOf } from './signid.ts'

const mobile = '13800000001'
const bodies: readonly (readonly [Call, Record<string, unknown>])[] = [
  [question, { content: '保单如何下载？' }],
  [askForAgent, {}],
  [rateConversation, { score: 1 }],
  [rateAnswer, { seq: 2 }],
  [readMessages, { seq: 2 }],
  [queryPageMessage, {}],
  [linkHistory, { mobile }],
  [endConversation, {}],
]

const service = serviceOfTests()
let owner: Chatter
let otherVisitor: Chatter
beforeAll(async () => {
  owner = await newChatter(service)
  await owner.say('保单如何下载？')
  await takenBy(service, owner)
  otherVisitor = await newChatter(service)
  await otherVisitor.provePhone(mobile)
})

test.each(bodies)(
  '$path: the conversation of somebody else is like one that never was',
  async (call, body) => {
    const unknown = randomBytes(16).toString('base64url')
    const refusals = await Promise.all(
      [owner.signid, unknown].map((signid) => otherVisitor.ask(call, { ...body, signid })),
    )
    const [theirs, none] = refusals.map(({ wire }) => wire.json().body)
    expect(theirs).toEqual(none)
    expect(refusals[0]).toMatchObject({ code: 'E3020001', message: '会话已结束，请重新进入客服。' })
  },
)

test('nothing of it has changed by that', async () => {
  const { visits } = await owner.get(queryPageMessage, { signid: owner.signid })
  expect(visits[0]?.messages).toHaveLength(2)
  expect((await owner.get(userSign, {})).state).toMatchObject({
    status: 'person',
    canBeRated: true,
    isLinked: false,
  })
})

test('a name of a conversation leads back to it and to no other', () => {
  const names = Array.from({ length: 200 }, () => randomBytes(16))
  const ids = names.map((bytes) => conversationIdOf(bytes.toString('base64url')))
  expect(new Set(ids).size).toBe(200)
  expect(ids.map((id) => id.replaceAll('-', ''))).toEqual(names.map((b) => b.toString('hex')))
})

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  "'; drop table conversation; --",
  '{{constructor.constructor("alert(1)")()}}',
  '\u202e😀 {hotline} {brand}',
  '[点我](https://example.com) &lt;b&gt;',
]

test.each(payloads)('%j comes back as it was said', async (text) => {
  const customer = await newChatter(service)
  const { messages } = await customer.get(askForAgent, { signid: customer.signid, content: text })
  expect(textsOf(messages)[0]).toBe(text)
  const { visits } = await customer.get(queryPageMessage, { signid: customer.signid })
  expect(textsOf(visits[0]?.messages ?? [])[0]).toBe(text)
})

test('what is said lies sealed', async () => {
  const customer = await newChatter(service)
  await customer.say('我叫欧阳娜娜，手机 13912345678')
  await customer.say('世界杯谁赢了')
  for (const table of ['conversation', 'chat_message', 'robot_miss', 'submission', 'audit_entry']) {
    const { rows } = await service.database.pool.query(`select row::text from ${table} as row`)
    expect(JSON.stringify(rows)).not.toMatch(/欧阳娜娜|13912345678|世界杯/)
  }
  expect(service.logged.join('\n')).not.toMatch(/欧阳娜娜|13912345678|世界杯/)
})
