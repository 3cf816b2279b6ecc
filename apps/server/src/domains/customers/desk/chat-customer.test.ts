import { randomUUID } from 'node:crypto'
import type { Call } from '@ecenter/contract/call.ts'
import { takeChat, takeOverChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { askForProof, readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { closeChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { queryPageMessage, question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { reportForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import {
  readChatCustomer,
  readCustomer,
  revealField,
} from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { endProof } from '@ecenter/contract/person/proof.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Chatter, newChatter } from '../../../../test/subjects/chats.ts'
import { saidIn, sayIn, wrapUpOf } from '../../../../test/subjects/desk-chats.ts'
import {
  carPolicyOf,
  household,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { answerOf, post } from '../../../../test/visitor.ts'
import { conversationIdOf } from '../../customer-service/calls/signid.ts'
import { changeConversation } from '../../customer-service/store/change-conversation.ts'
import { readConversation } from '../../customer-service/store/conversation.repository.ts'
import { say } from '../../customer-service/store/say.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner, mother } = town
const car = carPolicyOf(owner, '浙A5H208')
const home = household(owner)
let agent: DeskVisitor
let customer: Chatter
let chatId: string
beforeAll(async () => {
  await storeInTown(service, [car, home])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  await service.passTime(25 * 3600)
  agent = await deskVisitor(service, ['agent'])
  customer = await newChatter(service)
  chatId = conversationIdOf(customer.signid)
  await queue()
  await agent.get(takeChat, { chatId })
})

async function queue(): Promise<void> {
  const conversation = await readConversation(service, chatId)
  if (conversation === undefined) throw new Error('the conversation has gone')
  const now = service.clock.now()
  await changeConversation(service, conversation, { status: 'queued', queuedAt: now }, now)
}

const sayWhy = () => agent.get(choosePurpose, { purpose: 'chat' })
const prove = () => customer.provePerson(owner.mobile, { idTail: owner.idNumber.slice(-4) })
const shown = (by = agent) => by.get(readChatCustomer, { chatId })
const state = async (by = agent) => (await by.get(readChat, { chatId })).state

test('nobody is shown beside a conversation until its customer has proven who they are, then all of theirs', async () => {
  expect(await shown()).toEqual({})
  expect((await state()).proof).toBeUndefined()
  await prove()
  expect((await state()).proof).toMatchObject({ by: 'sms', isPart: false })
  const { customer: found } = await shown()
  expect(found).toMatchObject({ name: owner.name, mobile: owner.mobile, isOpen: true })
  expect(found?.policies.map(({ number }) => number).sort()).toEqual(
    [car.policyNo, home.policyNo].sort(),
  )
  expect(found?.proofs).toMatchObject([{ by: 'chat', isPart: false }])
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  expect(looks).toMatchObject([
    { event: 'customer-read', reason: '在线会话' },
    { event: 'chat-read', looker: 'staff' },
    { event: 'person-proven' },
  ])
})

test('whoever proves a plate alone opens that car, and neither phone nor ID number', async () => {
  await customer.provePerson(owner.mobile, { licenseNo: '浙A5H208' })
  const { customer: found } = await shown()
  expect(found).toMatchObject({ name: owner.name, mobile: '133****0511' })
  expect(found?.idNumber).toContain('***')
  const open = found?.policies.filter(({ number }) => !number?.includes('*'))
  expect(open).toMatchObject([{ number: car.policyNo }])
})

test('the customer page, and what is taken in, know what was proven in the chat', async () => {
  await prove()
  const { customer: found } = await shown()
  const customerId = found?.customerId ?? ''
  await sayWhy()
  expect(await agent.get(readCustomer, { customerId })).toMatchObject({ name: owner.name })
  const [policy] = (found?.policies ?? []).filter(({ plate }) => plate !== undefined)
  const inChina = new Date(service.clock.now().getTime() + 8 * 3_600_000)
  const taken = await agent.get(reportForCaller, {
    customerId,
    policyId: policy?.thingId,
    isHurt: false,
    place: '人民路口',
    happenedAt: inChina.toISOString().slice(0, 16),
    kind: 'rear-end',
    driver: 'me',
    otherSide: 'none',
  })
  expect(taken.maskedPhone).toBe('133****0511')
})

test.each([
  ['the conversation ends', async () => agent.get(closeChat, await wrapUpOf(service, chatId))],
  [
    'somebody else takes it over',
    async () => (await deskVisitor(service, ['supervisor'])).get(takeOverChat, { chatId }),
  ],
  ['the customer leaves what they proved', () => customer.get(endProof, { scope: 'here' })],
  ['a quarter of an hour goes by', () => service.passTime(15 * 60 + 1)],
])('all is masked again when %s', async (_, end) => {
  await prove()
  const customerId = (await shown()).customer?.customerId ?? ''
  await sayWhy()
  await end()
  const after = await agent.get(readCustomer, { customerId })
  expect(after).toMatchObject({ name: '沈**', isOpen: false })
  expect(JSON.stringify(after)).not.toContain(owner.mobile)
  const { code, wire } = await agent.ask(readChatCustomer, { chatId })
  expect(code === '1' ? wire.json().body.customer : undefined).toBeUndefined()
})

test('to look beside a conversation is no reason to search or to reveal anybody; it opens who talks, and nobody once they are gone', async () => {
  await prove()
  const customerId = (await shown()).customer?.customerId ?? ''
  const refused = async () => {
    const reason = '客户请我核对'
    const answers = [
      await agent.ask(searchCustomers, { words: owner.idNumber }),
      await agent.ask(revealField, { customerId, field: 'id-number', reason }),
    ]
    return answers.map(({ field }) => field)
  }
  expect(await refused()).toEqual(['purpose', 'purpose'])
  expect(await agent.get(readCustomer, { customerId })).toMatchObject({ name: owner.name })
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  expect(looks[0]).toMatchObject({ event: 'customer-read', reason: '在线会话' })
  await customer.get(endProof, { scope: 'here' })
  expect((await agent.ask(readCustomer, { customerId })).field).toBe('purpose')
  expect(await refused()).toEqual(['purpose', 'purpose'])
})

test('a supervisor who reads along sees no proof and no customer', async () => {
  await prove()
  const supervisor = await deskVisitor(service, ['supervisor'])
  expect((await state(supervisor)).proof).toBeUndefined()
  expect(await shown(supervisor)).toEqual({})
})

test('another of the staff is told of this conversation what they would be told of none', async () => {
  await prove()
  const other = await deskVisitor(service, ['agent'])
  const none = '3f0c1d3a-8a0e-4c8f-9d53-0d6a2f6f4f11'
  const answers = await Promise.all(
    [chatId, none].map((id) => other.ask(readChatCustomer, { chatId: id })),
  )
  expect(answers.map(({ code, message }) => [code, message])).toEqual([
    [answers[1]?.code, answers[1]?.message],
    ['E3020001', answers[1]?.message],
  ])
})

test('a card says who shared it only where it is of who has proven themselves', async () => {
  const put = (idNumber: string) =>
    say(
      service,
      { id: chatId },
      {
        from: 'customer',
        content: {
          kind: 'card',
          about: 'policy',
          customerKey: personKey(service.keys, idNumber).toString('hex'),
          objectId: chatId,
          title: '家庭财产保险',
          rows: [],
        },
      },
      service.clock.now(),
    )
  const own = await put(owner.idNumber)
  await put(mother.idNumber)
  await prove()
  expect((await state()).proof?.ownCards).toEqual([own.seq])
})

test('the customer is asked once, with a way to their own page, and not when they have proven themselves', async () => {
  await agent.get(askForProof, { chatId })
  await agent.get(askForProof, { chatId })
  const asked = (await saidIn(service, chatId)).filter((words) => words.includes('确认是您本人'))
  expect(asked).toHaveLength(1)
  const { messages } = await agent.get(readChat, { chatId })
  expect(messages.at(-1)).toMatchObject({
    from: 'agent',
    links: [{ href: '#/proof?to=%2Fcustomer-service' }],
  })
  await sayIn(service, chatId, '怎么验证')
  await agent.get(askForProof, { chatId })
  await prove()
  expect(await agent.ask(askForProof, { chatId })).toMatchObject({ code: 'E3020001' })
})

test('only who has the conversation asks for a proof in it', async () => {
  const other = await deskVisitor(service, ['agent'])
  expect(await other.ask(askForProof, { chatId })).toMatchObject({ code: 'E3020001' })
})

test('a cookie from before the proof neither reads on nor speaks for who has proven themselves', async () => {
  const { signid } = customer
  const sid = customer.cookie()
  const asThief = async (call: Call, body: object) => {
    const key = { 'idempotency-key': randomUUID() }
    const sent =
      call.envelope === 'head'
        ? post(call, wrap(call, body, customer.caller, randomUUID()))
        : post(call, body, key)
    return answerOf(await service.app.inject({ ...sent, cookies: { sid } })).code
  }
  const seen = { signid, page: 1 }
  expect(await asThief(queryPageMessage, seen)).toBe('1')
  await prove()
  expect(await asThief(queryPageMessage, seen)).toBe('E3020001')
  expect(await asThief(question, { signid, content: '保单号是多少' })).toBe('E3020001')
  expect(await asThief(userSign, {})).not.toBe('1')
})
