import { randomUUID } from 'node:crypto'
import { followConversation } from '@ecenter/contract/customer-service/talk-calls.ts'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Follower, followRequest, newFollower } from '../../../../test/follower.ts'
import { openStream } from '../../../../test/readers/event-stream.ts'
import { type Chatter, newChatter, textsOf } from '../../../../test/subjects/chats.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession } from '../../../../test/visitor.ts'
import { buildApp } from '../../../app.ts'
import { assembleServices } from '../../../assemble-services.ts'
import { openNotifier } from '../../../platform/notifications/notifier.ts'
import type { Services } from '../../services.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { ChatContent } from '../store/chat-message-record.ts'
import { lockConversation } from '../store/conversation.repository.ts'
import type { Sender } from '../store/said.ts'
import { say } from '../store/say.ts'
import { conversationIdOf } from './signid.ts'

/** One process of several on one database. */
interface Process {
  readonly services: Services
  readonly origin: string
  stop(): Promise<void>
}

let service: TestService
let processes: [Process, Process]
const followers: Follower[] = []
beforeAll(async () => {
  service = await openTestService({ demo: false, env: { CONSULT_HOURS: '00:00-24:00' } })
  processes = [await startProcess(), await startProcess()]
})
afterAll(async () => {
  for (const follower of followers) follower.cut()
  for (const each of processes) await each.stop()
  await service.close()
})

async function startProcess(): Promise<Process> {
  const notifier = openNotifier({ ...service.database, log: service.log })
  const services = assembleServices({ ...service, notifier })
  const app: FastifyInstance = await buildApp(services)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    services,
    origin,
    async stop() {
      await app.close()
      await notifier.close()
    },
  }
}

function follower(chatter: Chatter): Follower {
  const made = newFollower(chatter)
  followers.push(made)
  return made
}

/** Says something in a process as its calls do. */
async function sayAt({ services }: Process, { signid }: Chatter, from: Sender, text: string) {
  return await services.db.transaction().execute(async (db) => {
    const store = { ...services, db }
    const conversation = await lockConversation(store, conversationIdOf(signid))
    if (conversation === undefined) throw new Error('no such conversation')
    const content: ChatContent = { kind: 'text', text, links: [] }
    const said = { from, content, sentAs: randomUUID() }
    return await say(store, conversation, said, services.clock.now())
  })
}

async function endQueueing({ services }: Process, { signid }: Chatter): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const store = { ...services, db }
    const conversation = await lockConversation(store, conversationIdOf(signid))
    if (conversation === undefined) throw new Error('no such conversation')
    await changeConversation(store, conversation, { status: 'person' }, services.clock.now())
  })
}

test('what is said in one process appears on the page that another one serves', async () => {
  const [here, there] = processes
  const chatter = await newChatter(service)
  const page = follower(chatter)
  await page.connect(here.origin)
  await page.until(() => page.states.length > 0)
  const { seq } = await sayAt(there, chatter, 'agent', '您好')
  await page.untilSeq(seq)
  expect(textsOf(page.messages)).toEqual(['您好'])
  expect(page.messages[0]?.from).toBe('agent')
})

test('a page that knows nothing is told the last thirty, and one that knows some the rest', async () => {
  const [here] = processes
  const chatter = await newChatter(service)
  for (let each = 1; each <= 40; each++) await sayAt(here, chatter, 'agent', `第 ${each} 句`)
  const page = follower(chatter)
  await page.connect(here.origin)
  await page.untilSeq(40)
  expect(page.messages.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 30 }, (_, at) => at + 11),
  )

  const stream = await openStream(here.origin, followRequest(chatter, 38))
  const { value } = await stream.events().next()
  stream.leave()
  expect(value).toMatchObject({ messages: [{ seq: 39 }, { seq: 40 }], state: { status: 'robot' } })
})

test('much that was missed comes whole, and who knows more than was said is told what comes', async () => {
  const [here] = processes
  const chatter = await newChatter(service)
  const page = follower(chatter)
  await page.connect(here.origin)
  await page.until(() => page.states.length > 0)
  await sayAt(here, chatter, 'agent', '一')
  await page.untilSeq(1)
  page.cut()
  for (let each = 0; each < 250; each++) await sayAt(here, chatter, 'agent', '又一句')
  await page.connect(here.origin)
  await page.untilSeq(251)
  expect(page.messages).toHaveLength(251)

  const stream = await openStream(here.origin, followRequest(chatter, 9999))
  const events = stream.events()
  expect((await events.next()).value).toMatchObject({ messages: [] })
  await sayAt(here, chatter, 'agent', '新的')
  expect((await events.next()).value).toMatchObject({ messages: [{ seq: 252 }] })
  stream.leave()
})

test('whoever waits is told their place anew when it changes', async () => {
  const [here, there] = processes
  const [first, second] = [await newChatter(service), await newChatter(service)]
  await first.say('转人工')
  await service.passTime(1)
  await second.say('转人工')
  const page = follower(second)
  await page.connect(here.origin)
  await page.until(() => page.states.at(-1)?.position === 2)
  await endQueueing(there, first)
  await page.until(() => page.states.at(-1)?.position === 1)
  await endQueueing(there, second)
  await page.until(() => page.states.at(-1)?.status === 'person')
  expect(page.states.at(-1)?.position).toBeUndefined()
})

test('a conversation of somebody else is answered as one that never was', async () => {
  const { signid } = await newChatter(service)
  const otherVisitor = await newSession(service)
  const others = await otherVisitor.ask(followConversation, { signid })
  const none = await otherVisitor.ask(followConversation, { signid: 'A'.repeat(22) })
  expect(others).toMatchObject({ code: none.code, message: none.message })
  expect(others.code).toBe('E3020001')
})

test('of two hundred messages a page that is cut off at random has every one once, in order', async () => {
  const step = fc.record({
    act: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom('customer' as const, 'agent' as const) },
      { weight: 2, arbitrary: fc.constantFrom('cut' as const, 'connect' as const) },
    ),
    process: fc.constantFrom(0 as const, 1 as const),
    isAwaited: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 220, maxLength: 220 }), async (steps) => {
      const chatter = await newChatter(service)
      const page = follower(chatter)
      await page.connect(processes[0].origin)
      // A page that knows nothing yet is told no more than the last thirty.
      const saying = [sayAt(processes[0], chatter, 'customer', '0')]
      await page.untilSeq(1)
      for (const { act, process, isAwaited } of steps) {
        const at = processes[process]
        if (act === 'cut') page.cut()
        else if (act === 'connect') await page.connect(at.origin)
        else {
          const said = sayAt(at, chatter, act, `${saying.length}`)
          saying.push(said)
          if (isAwaited) await said
        }
      }
      const said = await Promise.all(saying)
      await page.connect(processes[1].origin)
      await page.untilSeq(said.length)
      expect(page.messages.map(({ seq }) => seq)).toEqual(said.map((_, at) => at + 1))
      const texts = textsOf(page.messages)
      for (const [index, { seq }] of said.entries()) expect(texts[seq - 1]).toBe(`${index}`)
      page.cut()
    }),
    { numRuns: 3, endOnFailure: true },
  )
})

test('a service that starts anew loses nothing that was said meanwhile', async () => {
  const [here, there] = processes
  const chatter = await newChatter(service)
  const page = follower(chatter)
  await page.connect(there.origin)
  await sayAt(here, chatter, 'customer', '在吗')
  await page.untilSeq(1)
  await there.stop()
  await sayAt(here, chatter, 'agent', '在的')
  processes = [here, await startProcess()]
  await sayAt(here, chatter, 'agent', '请讲')
  await page.connect(processes[1].origin)
  await page.untilSeq(3)
  expect(textsOf(page.messages)).toEqual(['在吗', '在的', '请讲'])
})
