import { takeChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { noteChat, readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { closeChat, tagChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import {
  beginCall,
  confirmCallerCode,
  endCall,
  proveCaller,
  sendCallerCode,
} from '@ecenter/contract/customers/desk/phone-call.ts'
import { readChatCustomer, readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newChatter } from '../../../../test/subjects/chats.ts'
import { queuedChat, storedChat, wrapUpOf } from '../../../../test/subjects/desk-chats.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newSession } from '../../../../test/visitor.ts'
import { conversationIdOf } from '../../customer-service/calls/signid.ts'
import { changeConversation } from '../../customer-service/store/change-conversation.ts'
import { readLabels } from '../../customer-service/store/chat-label.repository.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

type DeskUser = Awaited<ReturnType<typeof deskVisitor>>

const service = serviceOfTests({ demo: false })
const { owner } = town
const idTail = owner.idNumber.slice(-4)
/** Had with a colleague, and over. */
let pastId: string
let colleague: DeskUser
let agent: DeskUser
let customerId: string

beforeAll(async () => {
  await storeInTown(service, [carPolicyOf(owner, '浙A5H208')])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  await service.passTime(25 * 3600)
  await service.db.deleteFrom('counter').execute()
  await service.db.deleteFrom('conversation').execute()
  colleague = await deskVisitor(service, ['agent'])
  pastId = await queuedChat(service, ['我的理赔款什么时候到账'])
  await colleague.get(takeChat, { chatId: pastId })
  const phoneKey = service.keys.searchHash('phone', owner.mobile)
  const conversation = await storedChat(service, pastId)
  await changeConversation(service, conversation, { phoneKey }, service.clock.now())
  await colleague.get(closeChat, await wrapUpOf(service, pastId))
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  const { customers } = await agent.get(searchCustomers, { words: owner.idNumber })
  customerId = customers[0]?.customerId ?? ''
})

/** The row of the conversation on the customer's page. */
async function row() {
  const { timeline } = await agent.get(readCustomer, { customerId })
  return timeline.find(({ thingId }) => thingId === pastId)
}

/** Whether a link leads there, and whether the service lets in who follows it. */
async function ways() {
  const { isShut = false } = (await row()) ?? {}
  const { code } = await agent.ask(readChat, { chatId: pastId })
  return { hasLink: !isShut, isLetIn: code === '1' }
}

async function proveByCode(): Promise<void> {
  await agent.get(beginCall, {})
  await agent.get(sendCallerCode, { customerId })
  const smsCode = await (await newSession(service)).readSms()
  await agent.get(confirmCallerCode, { customerId, smsCode })
}

/** The customer writes again, to the agent, and proves there who they are. */
async function talksAgain(): Promise<string> {
  const customer = await newChatter(service)
  const chatId = conversationIdOf(customer.signid)
  const conversation = await storedChat(service, chatId)
  const now = service.clock.now()
  await changeConversation(service, conversation, { status: 'queued', queuedAt: now }, now)
  await agent.get(takeChat, { chatId })
  await customer.provePerson(owner.mobile, { idTail })
  return chatId
}

const open = { hasLink: true, isLetIn: true }
const shut = { hasLink: false, isLetIn: false }

test('the row of a conversation says what it was about, how it ended and with whom', async () => {
  const { causeId } = await wrapUpOf(service, pastId)
  const cause = (await readLabels(service)).find(({ id }) => id === causeId)?.name
  const { agentNumber } = await storedChat(service, pastId)
  expect(await row()).toMatchObject({
    status: '已结束',
    note: `${cause}，已解决，客服 ${agentNumber}`,
  })
})

test('nothing leads to a colleague’s conversation before its customer has proven the phone, by a code', async () => {
  expect(await ways()).toEqual(shut)
  await agent.get(beginCall, {})
  await agent.get(proveCaller, { customerId, idTail, licenseNo: '浙A5H208' })
  expect(await ways()).toEqual(shut)
})

test('on the call of the same customer it is read, and no longer than the call', async () => {
  await proveByCode()
  expect(await ways()).toEqual(open)
  await agent.get(endCall, {})
  expect(await ways()).toEqual(shut)
})

test('in a conversation with the same customer it is read, and no longer than that one', async () => {
  const chatId = await talksAgain()
  expect(await ways()).toEqual(open)
  const { customer } = await agent.get(readChatCustomer, { chatId })
  const past = customer?.timeline.find(({ thingId }) => thingId === pastId)
  expect(past).toMatchObject({ kind: 'conversation', status: '已结束' })
  await agent.get(closeChat, await wrapUpOf(service, chatId))
  expect(await ways()).toEqual(shut)
})

test('what is read so is read only, and its customer reads of it', async () => {
  await proveByCode()
  const { messages, state } = await agent.get(readChat, { chatId: pastId })
  expect(JSON.stringify(messages)).toContain('我的理赔款什么时候到账')
  expect(state).toMatchObject({ status: 'ended', outcome: 'solved', isReadOnly: true })
  const refused = [
    await agent.ask(noteChat, { chatId: pastId, text: '补一句' }),
    await agent.ask(tagChat, { chatId: pastId, labelIds: [] }),
  ]
  expect(refused.map(({ code }) => code)).toEqual(['E3020001', 'E3020001'])
  const trail = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome', 'subject'])
    .where('staff_id', '=', agent.staff.id)
    .where('object_id', '=', pastId)
    .execute()
  const key = personKey(service.keys, owner.idNumber)
  expect(trail).toContainEqual({
    ...{ event: 'chat-read', outcome: 'past', subject: key.toString('hex') },
  })
  const { looks } = await readLooks(service, key)
  expect(looks).toContainEqual(
    expect.objectContaining({ event: 'chat-read', staff: expect.stringMatching(/^客服/) }),
  )
})

test('a colleague without that customer is refused while it is open to who has them', async () => {
  await proveByCode()
  const other = await deskVisitor(service, ['agent'])
  expect((await other.ask(readChat, { chatId: pastId })).code).toBe('E3020001')
})
