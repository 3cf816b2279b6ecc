import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { askForAgent, userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { queryPageMessage, question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Chatter, newChatter, takenBy, textsOf } from '../../../../test/subjects/chats.ts'
import { newSession } from '../../../../test/visitor.ts'

const service = serviceOfTests()

test('fifty at once, thirty messages and twenty retries, are each said once and numbered without a gap', async () => {
  const customer = await newChatter(service)
  await takenBy(service, customer)
  const texts = Array.from({ length: 30 }, (_, at) => `第 ${at} 句`)
  const answers = await Promise.all(
    [...texts, ...texts.slice(0, 20)].map((content, at) =>
      customer.ask(
        question,
        { signid: customer.signid, content },
        { requestId: `request ${at % texts.length}` },
      ),
    ),
  )
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '1'))
  const said = await everythingSaid(customer)
  expect(said.map(({ seq }) => seq)).toEqual(texts.map((_, at) => at + 1))
  expect(textsOf(said).toSorted()).toEqual(texts.toSorted())
})

/** Two pages of it. */
async function everythingSaid({ get, signid }: Chatter): Promise<ChatMessage[]> {
  const pages = await Promise.all([2, 1].map((page) => get(queryPageMessage, { signid, page })))
  return pages.flatMap(({ visits }) => visits.flatMap(({ messages }) => messages))
}

test('who asks for a person ten times at once waits once', async () => {
  const customer = await newChatter(service)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => customer.get(askForAgent, { signid: customer.signid })),
  )
  expect(answers.flatMap(({ messages }) => messages)).toHaveLength(1)
  expect(new Set(answers.map(({ state }) => state.position))).toEqual(new Set([1]))
})

test('who writes too fast is told when they may go on', async () => {
  const customer = await newChatter(service)
  const codes: string[] = []
  for (let at = 0; at < 31; at += 1) {
    const { code } = await customer.ask(askForAgent, { signid: customer.signid, content: '快' })
    codes.push(code)
  }
  expect(codes.filter((code) => code === '1')).toHaveLength(30)
  expect(await customer.ask(askForAgent, { signid: customer.signid })).toMatchObject({
    code: 'E0060004',
    message: '您发得太快了，请 1 分钟后再试。急事请拨打 95518。',
    retryAfterSeconds: 60,
  })
  await service.passTime(61)
  expect((await customer.ask(askForAgent, { signid: customer.signid })).code).toBe('1')
})

test('a session begins twenty conversations an hour at most, and goes on with the one it has', async () => {
  const visitor = await newSession(service)
  const sign = () => visitor.ask(userSign, {})
  for (let at = 0; at < 20; at += 1) {
    expect((await sign()).code).toBe('1')
    await service.database.pool.query("update conversation set status = 'ended', ended_at = now()")
  }
  expect((await sign()).code).toBe('E0060004')
})
