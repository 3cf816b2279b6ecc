import { askForAgent, leaveMessage } from '@ecenter/contract/customer-service/service-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Chatter, newChatter, textsOf } from '../../../../test/subjects/chats.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { tellAnswered } from '../desk/answer-left.ts'
import { readConversation } from '../store/conversation.repository.ts'
import { conversationIdOf } from './signid.ts'

const mobile = '13800000088'
const content = '保单什么时候寄到？'

let closed: TestService
let open: TestService
beforeAll(async () => {
  closed = await openTestService({ demo: false, env: { CONSULT_HOURS: '08:00-08:30' } })
  open = await openTestService({ demo: false, env: { CONSULT_HOURS: '00:00-24:00' } })
})
beforeEach(() => closed.passTime(24 * 3600))
afterAll(() => Promise.all([closed.close(), open.close()]))

async function withPhone(service: TestService): Promise<Chatter> {
  const chatter = await newChatter(service)
  await chatter.provePhone(mobile)
  return chatter
}

test('a message that is left outside the hours is promised an answer by a day and an hour', async () => {
  const chatter = await withPhone(closed)
  const { messages, state } = await chatter.get(leaveMessage, {
    signid: chatter.signid,
    content,
    mobile,
  })
  expect(state).toMatchObject({ status: 'message-left', isLinked: true })
  expect(state.promise).toMatch(/^\d+ 月 \d+ 日 \d\d:\d\d ?前$/)
  const [left = '', notice = ''] = textsOf(messages)
  expect(left).toBe(content)
  expect(notice).toContain(`我们在 ${state.promise}回复您`)
  expect(notice).toContain('138****0088')
})

test('what is left twice waits since the first time', async () => {
  const chatter = await withPhone(closed)
  const ask = { signid: chatter.signid, content, mobile }
  const first = await chatter.get(leaveMessage, ask)
  await closed.passTime(60)
  const second = await chatter.get(leaveMessage, ask)
  expect(second.state.promise).toBe(first.state.promise)
})

test('only a phone that was proven here is told of the answer', async () => {
  const chatter = await newChatter(closed)
  const ask = { signid: chatter.signid, content, mobile }
  expect(await chatter.ask(leaveMessage, ask)).toMatchObject({ code: 'E3010001' })
  await chatter.provePhone('13800000089')
  expect(await chatter.ask(leaveMessage, ask)).toMatchObject({ code: 'E3010001' })
})

test('while people are there nobody leaves a message, unless they wait in the queue', async () => {
  const chatter = await withPhone(open)
  const ask = { signid: chatter.signid, content, mobile }
  expect(await chatter.ask(leaveMessage, ask)).toMatchObject({ code: 'E3020001' })
  await chatter.get(askForAgent, { signid: chatter.signid })
  const { state } = await chatter.get(leaveMessage, ask)
  expect(state.status).toBe('message-left')
  expect(state.position).toBeUndefined()
})

test('an SMS tells of the answer and nothing of what was asked', async () => {
  const chatter = await withPhone(closed)
  await chatter.get(leaveMessage, { signid: chatter.signid, content, mobile })
  const conversation = await readConversation(closed, conversationIdOf(chatter.signid))
  await tellAnswered(closed, conversation ?? { mobile: undefined })
  const [sms] = await closed.outbox.messages()
  expect(sms?.text).toMatch(/您的留言已有回复.*#\/customer-service$/)
  expect(sms?.text).not.toContain(content)
})
