import {
  cannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
  superviseChats,
  takeChat,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { chatFile, openSharedCard } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { closeChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { queuedChat, storedChat, wrapUpOf } from '../../../../test/subjects/desk-chats.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { ChatContent } from '../store/chat-message-record.ts'
import { say } from '../store/say.ts'

const home = household(town.owner)

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [home])
})

async function storedHome() {
  return service.db.selectFrom('policy').select(['id', 'customer_key']).executeTakeFirstOrThrow()
}

/** The customer shares something or sends a file. */
async function put(id: string, content: ChatContent): Promise<number> {
  return (await say(service, { id }, { from: 'customer', content }, service.clock.now())).seq
}

async function cardOf(id: string): Promise<number> {
  const { id: objectId, customer_key } = await storedHome()
  return put(id, {
    kind: 'card',
    about: 'policy',
    customerKey: customer_key.toString('hex'),
    objectId,
    title: '家庭财产保险',
    rows: [],
  })
}

describe('a policy that was shared as a card', () => {
  test('is opened by who has the conversation, and that leaves a trace', async () => {
    const agent = await deskVisitor(service)
    const chatId = await queuedChat(service)
    const seq = await cardOf(chatId)
    expect((await agent.ask(openSharedCard, { chatId, seq })).code).toBe('E3020001')
    await agent.get(takeChat, { chatId })
    const { groups } = await agent.get(openSharedCard, { chatId, seq })
    const facts = groups.flatMap((group) => group.facts)
    expect(facts).toContainEqual({ label: '被保险人', value: town.owner.name })
    expect(JSON.stringify(facts)).not.toContain(town.owner.idNumber)
    const traces = await service.db
      .selectFrom('audit_entry')
      .select('event')
      .where('staff_id', '=', agent.staff.id)
      .where('object_id', '=', (await storedHome()).id)
      .execute()
    expect(traces).toEqual([{ event: 'card-opened' }])
  })

  test('stays shut after the end, and what is no card opens nothing', async () => {
    const agent = await deskVisitor(service)
    const chatId = await queuedChat(service)
    const seq = await cardOf(chatId)
    await agent.get(takeChat, { chatId })
    expect((await agent.ask(openSharedCard, { chatId, seq: 1 })).code).toBe('1007')
    await agent.get(closeChat, await wrapUpOf(service, chatId))
    expect((await agent.ask(openSharedCard, { chatId, seq })).code).toBe('E3020001')
  })
})

test('a claim that was shared tells its events as the desk of claims does', async () => {
  const agent = await deskVisitor(service)
  const chatId = await queuedChat(service)
  const claim = claimOn(home, {
    events: eventsOf('2026-11-19T01:30:00Z', 'documents-asked', 'refused', 'reopened'),
  })
  const { ref } = await visitClaim(service, claim)
  const seq = await put(chatId, {
    ...{ kind: 'card', about: 'claim', title: '理赔', rows: [] },
    ...{ customerKey: ref.customerKey.toString('hex'), objectId: ref.id },
  })
  await agent.get(takeChat, { chatId })
  const { groups } = await agent.get(openSharedCard, { chatId, seq })
  const told = groups.find(({ title }) => title === '进展')?.facts.map(({ value }) => value)
  expect(told).toEqual(['请客户交材料', '决定不予赔付', '重新受理'])
})

test('a picture is looked at by who may read the conversation', async () => {
  const [agent, other] = await Promise.all([deskVisitor(service), deskVisitor(service)])
  const chatId = await queuedChat(service)
  const bytes = Buffer.from('a picture')
  const { id: fileId } = await service.files.store(Buffer.from(chatId), bytes)
  const file = {
    kind: 'file',
    fileId,
    name: '照片.jpg',
    mediaType: 'image/jpeg',
    bytes: 9,
  } as const
  const seq = await put(chatId, file)
  await agent.get(takeChat, { chatId })
  const { wire } = await agent.ask(chatFile, { chatId, seq })
  expect(wire.headers['content-type']).toBe('image/jpeg')
  expect(wire.rawPayload.equals(bytes)).toBe(true)
  expect((await other.ask(chatFile, { chatId, seq })).code).toBe('E3020001')
  expect((await agent.ask(chatFile, { chatId, seq: 1 })).code).toBe('1007')
  // As of the documents of a claim: so many in an hour.
  await Promise.all(
    Array.from({ length: 600 }, () =>
      service.limits.take('documentsViewedByStaff', agent.staff.id),
    ),
  )
  expect((await agent.ask(chatFile, { chatId, seq })).code).toBe('E3060001')
})

describe('canned answers', () => {
  const answer = { title: '问好', text: '您好，请问有什么可以帮您？' }

  test('are one’s own: colleagues neither see nor change them', async () => {
    const [agent, other] = await Promise.all([deskVisitor(service), deskVisitor(service)])
    const { answer: saved } = await agent.get(saveCannedAnswer, answer)
    const { answers } = await agent.get(cannedAnswers, {})
    expect(answers).toEqual([
      { ...answer, answerId: saved.answerId, isShared: false, mayChange: true },
    ])
    expect((await other.get(cannedAnswers, {})).answers).toEqual([])
    const { answerId } = saved
    expect((await other.ask(saveCannedAnswer, { ...answer, answerId })).code).toBe('E3020001')
    expect((await other.ask(removeCannedAnswer, { answerId })).code).toBe('E3020001')
    await agent.get(removeCannedAnswer, { answerId })
    expect((await agent.get(cannedAnswers, {})).answers).toEqual([])
  })

  test('of everybody are kept by supervisors alone', async () => {
    const agent = await deskVisitor(service)
    const supervisor = await deskVisitor(service, ['supervisor'])
    const shared = { ...answer, isShared: true }
    expect((await agent.ask(saveCannedAnswer, shared)).code).toBe('E3010002')
    const { answerId } = (await supervisor.get(saveCannedAnswer, shared)).answer
    expect((await agent.get(cannedAnswers, {})).answers).toMatchObject([
      { isShared: true, mayChange: false },
    ])
    expect((await agent.ask(removeCannedAnswer, { answerId })).code).toBe('E3010002')
    await supervisor.get(removeCannedAnswer, { answerId })
  })
})

test('a supervisor sees who waits, who answers, and what customers say of it', async () => {
  const agent = await deskVisitor(service)
  const supervisor = await deskVisitor(service, ['supervisor'])
  const before = await supervisor.get(superviseChats, {})
  const [taken, closed] = [await queuedChat(service), await queuedChat(service)]
  await queuedChat(service)
  for (const chatId of [taken, closed]) await agent.get(takeChat, { chatId })
  await agent.get(closeChat, await wrapUpOf(service, closed))
  const rated = { score: 4, rating: '很耐心' }
  await changeConversation(service, await storedChat(service, closed), rated, service.clock.now())
  const after = await supervisor.get(superviseChats, {})
  expect(after.waiting).toBe(before.waiting + 1)
  expect(after.answeredToday).toBe(before.answeredToday + 2)
  expect(after.agents.find(({ staffId }) => staffId === agent.staff.id)).toMatchObject({
    open: 1,
    answeredToday: 2,
    isAtDesk: true,
  })
  expect(after.ratings).toMatchObject({
    count: 1,
    average: 4,
    latest: [{ words: '很耐心', score: 4 }],
  })
  expect(after.chats.map(({ chatId }) => chatId)).toContain(taken)
  expect((await agent.ask(superviseChats, {})).code).toBe('E3010002')
})
