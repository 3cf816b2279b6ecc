import { takeChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { beginCall, proveCaller } from '@ecenter/contract/customers/desk/phone-call.ts'
import { readChatCustomer, readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { beforeAll, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { newChatter } from '../../../test/subjects/chats.ts'
import { claimOn } from '../../../test/subjects/claims.ts'
import {
  carPolicyOf,
  household,
  storeInTown,
  town,
} from '../../../test/subjects/policies/other-policies.ts'
import { twice, type Work, watchWork } from '../../../test/work-of-a-call.ts'
import { storeClaims } from '../../domains/claims/store/store-claims.ts'
import { conversationIdOf } from '../../domains/customer-service/calls/signid.ts'
import { changeConversation } from '../../domains/customer-service/store/change-conversation.ts'
import { readConversation } from '../../domains/customer-service/store/conversation.repository.ts'
import { contactRows, writeContacts } from '../../domains/person/store/person-contact.ts'

const watch = watchWork()
const service = serviceOfTests({ demo: false, watchKeys: watch.watchKeys })
const { owner } = town
const car = carPolicyOf(owner, '浙A5H208')
const claim = claimOn(car)
const idTail = owner.idNumber.slice(-4)
let agent: DeskVisitor
let customerId: string
let chatId: string

beforeAll(async () => {
  await storeInTown(service, [car, household(owner)])
  await storeClaims(service, [claim])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  const { customers } = await search(owner.mobile)
  customerId = customers[0]?.customerId ?? ''
  chatId = await ownChat()
  await agent.get(beginCall, {})
})

const search = (words: string) => agent.get(searchCustomers, { words })

/** Of somebody who has proven who they are. */
async function ownChat(): Promise<string> {
  const customer = await newChatter(service)
  const id = conversationIdOf(customer.signid)
  const conversation = await readConversation(service, id)
  if (conversation === undefined) throw new Error('the conversation has gone')
  const now = service.clock.now()
  await changeConversation(service, conversation, { status: 'queued', queuedAt: now }, now)
  await agent.get(takeChat, { chatId: id })
  await customer.provePerson(owner.mobile, { idTail })
  return id
}

/** A first time makes what is made once: a chain of the trail, what is marked as seen. */
async function workOf(act: () => Promise<unknown>): Promise<Work> {
  await act()
  return watch.during(act)
}

test.each([
  ['a search by phone', () => search(owner.mobile)],
  ['a search by ID number', () => search(owner.idNumber)],
  ['a search by plate', () => search('浙A5H208')],
  ['a search by policy number', () => search(car.policyNo)],
  ['the page of a customer', () => agent.get(readCustomer, { customerId })],
  ['the customer beside a chat', () => agent.get(readChatCustomer, { chatId })],
  [
    'the proof of a caller',
    () => agent.get(proveCaller, { customerId, idTail, licenseNo: '浙A5H208' }),
  ],
])('%s asks each row and opens each sealed value once', async (_, act) => {
  const { unsealed, statements } = await workOf(act)
  expect(statements.length).toBeGreaterThan(5)
  expect(twice(unsealed)).toEqual([])
  expect(twice(statements)).toEqual([])
})

test('a search opens no name of the staff but that of who looks', async () => {
  await deskVisitor(service, ['agent'], '同事')
  const { unsealed } = await workOf(() => search('13999990000'))
  expect(unsealed.map((context) => context.slice(0, context.indexOf('/')))).toEqual(['staff'])
})
