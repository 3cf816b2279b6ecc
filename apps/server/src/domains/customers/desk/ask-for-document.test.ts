import { randomUUID } from 'node:crypto'
import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { takeChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { openSharedCard, readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { queryPageMessage } from '@ecenter/contract/customer-service/talk-calls.ts'
import {
  askForDocument,
  closeDocumentRequest,
  listDocumentRequests,
  readAskableDocuments,
} from '@ecenter/contract/customers/desk/document-request.ts'
import { beginCall, proveCaller } from '@ecenter/contract/customers/desk/phone-call.ts'
import { readChatCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newChatter } from '../../../../test/subjects/chats.ts'
import { visitStoredClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { type NewClaim, storeClaims } from '../../claims/store/store-claims.ts'
import { conversationIdOf } from '../../customer-service/calls/signid.ts'
import { changeConversation } from '../../customer-service/store/change-conversation.ts'
import { readConversation } from '../../customer-service/store/conversation.repository.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner, mother } = town
const home = household(owner)
const mothers = household(mother)
let aPhoto: Buffer
let agent: Awaited<ReturnType<typeof deskVisitor>>
let claim: NewClaim
beforeAll(async () => {
  await storeInTown(service, [home, mothers])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  aPhoto = await photo()
})
beforeEach(async () => {
  await service.passTime(25 * 3600)
  agent = await deskVisitor(service, ['agent'])
  claim = await storedClaim(home)
})

async function storedClaim(policy: typeof home, given: Partial<NewClaim> = {}): Promise<NewClaim> {
  const stored = claimOn(policy, given)
  await storeClaims(service, [stored])
  return stored
}

const idOf = (of: NewClaim) => claimRef(service, of).id

/** A conversation that the agent has, with its customer proven or not. */
async function chat(isProven = true) {
  const customer = await newChatter(service)
  const chatId = conversationIdOf(customer.signid)
  const conversation = await readConversation(service, chatId)
  if (conversation === undefined) throw new Error('the conversation has gone')
  const now = service.clock.now()
  await changeConversation(service, conversation, { status: 'queued', queuedAt: now }, now)
  await agent.get(takeChat, { chatId })
  const idTail = owner.idNumber.slice(-4)
  if (isProven) await customer.provePerson(owner.mobile, { idTail })
  const shown = isProven ? await agent.get(readChatCustomer, { chatId }) : undefined
  return { customer, chatId, customerId: shown?.customer?.customerId ?? '' }
}

async function onCall() {
  await agent.get(choosePurpose, { purpose: 'call' })
  const { customers } = await agent.get(searchCustomers, { words: owner.idNumber })
  const customerId = customers[0]?.customerId ?? ''
  await agent.get(beginCall, {})
  return customerId
}

const prove = (customerId: string) =>
  agent.get(proveCaller, {
    customerId,
    idTail: owner.idNumber.slice(-4),
    policyNo: home.policyNo,
  })

async function documentNamed(type: string) {
  const visit = await visitStoredClaim(service, claim)
  const { documents } = await visit.visitor.get(queryClaimSchedleInfo, { handle: visit.handle })
  return { visit, document: documents.find((each) => each.type === type) }
}

test('who has proven themselves in a chat is asked by a card, finds it at the claim, sends it, and whoever asked sees it come', async () => {
  const { customer, chatId, customerId } = await chat()
  const { claims } = await agent.get(readAskableDocuments, { customerId })
  const askable = claims.find(({ claimId }) => claimId === idOf(claim))
  expect(askable?.documents.map(({ type }) => type)).toContain('loss-list')
  const asked = { customerId, claimId: idOf(claim), type: 'loss-list', chatId }
  expect(await agent.get(askForDocument, asked)).toEqual({ documentName: '损失清单', told: 'chat' })

  const { visits } = await customer.get(queryPageMessage, { signid: customer.signid })
  const card = visits.flatMap(({ messages }) => messages).at(-1)
  expect(card).toMatchObject({
    from: 'agent',
    kind: 'card',
    title: '请交材料：损失清单',
    link: { href: expect.stringMatching(/^#\/me\?claim=[\w-]+$/) },
  })
  expect(JSON.stringify(card)).not.toContain(claim.registNo)
  const { visit, document } = await documentNamed('loss-list')
  expect(document).toMatchObject({ state: 'needed', canSend: true })
  expect(await agent.get(listDocumentRequests, {})).toMatchObject({
    requests: [{ documentName: '损失清单', chatId, isOver: false }],
    arrived: 0,
  })

  await visit.send(aPhoto, { documentType: 'loss-list' })
  const { requests, arrived } = await agent.get(listDocumentRequests, {})
  expect([requests[0]?.arrivedAt, arrived]).toEqual([expect.any(String), 1])
  const requestId = requests[0]?.requestId ?? ''
  const other = await deskVisitor(service, ['agent'])
  expect(await other.ask(closeDocumentRequest, { requestId })).toMatchObject({ code: '1007' })
  await agent.get(closeDocumentRequest, { requestId })
  expect(await agent.get(listDocumentRequests, {})).toEqual({ requests: [], arrived: 0 })
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  expect(looks.map(({ event }) => event)).toContain('document-asked')
})

test('one request of a document waits at a time, and what was sent is not asked for again', async () => {
  const { customerId } = await chat()
  const asked = { customerId, claimId: idOf(claim), type: 'loss-list' }
  await agent.get(askForDocument, asked)
  expect(await agent.ask(askForDocument, asked)).toMatchObject({ field: 'type' })
  const { visit } = await documentNamed('loss-list')
  expect((await visit.eventTypes()).filter((type) => type === 'documents-asked')).toHaveLength(1)
  await visit.send(aPhoto, { documentType: 'loss-list' })
  const again = await agent.ask(askForDocument, asked)
  expect(again.message).toContain('客户已经交过')
})

test('two who ask at once leave one request', async () => {
  const { customerId } = await chat()
  const asked = { customerId, claimId: idOf(claim), type: 'identity' }
  const answers = await Promise.all([
    agent.ask(askForDocument, asked),
    agent.ask(askForDocument, asked),
  ])
  expect(answers.filter(({ code }) => code === '1')).toHaveLength(1)
  expect((await agent.get(listDocumentRequests, {})).requests).toHaveLength(1)
})

test('what no list has is named in free words, which the customer reads beside it', async () => {
  const { customerId } = await chat()
  const asked = { customerId, claimId: idOf(claim), type: 'other' }
  expect(await agent.ask(askForDocument, asked)).toMatchObject({ field: 'words' })
  await agent.get(askForDocument, { ...asked, words: '物业开的漏水证明' })
  const { visit, document } = await documentNamed('other')
  expect(document).toMatchObject({ name: '补充材料', hint: '物业开的漏水证明', state: 'needed' })
  await visit.send(aPhoto, { documentType: 'other' })
  await service.passTime(60)
  await agent.get(askForDocument, { ...asked, words: '楼下邻居的收条' })
  expect((await documentNamed('other')).document).toMatchObject({
    hint: '楼下邻居的收条',
    state: 'needed',
  })
})

test('nobody is asked before they have proven who they are, in a chat or on the telephone', async () => {
  const customerId = await onCall()
  const asked = { customerId, claimId: idOf(claim), type: 'identity' }
  expect(await agent.get(readAskableDocuments, { customerId })).toEqual({
    isProven: false,
    claims: [],
  })
  expect((await agent.ask(askForDocument, asked)).message).toContain('还没有验证身份')
  const { chatId } = await chat(false)
  await prove(customerId)
  const elsewhere = await agent.ask(askForDocument, { ...asked, chatId })
  expect(elsewhere.message).toContain('不是这件理赔的客户')
  expect((await agent.get(listDocumentRequests, {})).requests).toEqual([])
})

test('a claim of somebody else answers as one that is not there', async () => {
  const { customerId } = await chat()
  const foreign = await storedClaim(mothers)
  const none = '3f0c1d3a-8a0e-4c8f-9d53-0d6a2f6f4f11'
  const answers = await Promise.all(
    [idOf(foreign), none].map((claimId) =>
      agent.ask(askForDocument, { customerId, claimId, type: 'identity' }),
    ),
  )
  expect(answers.map(({ field, message }) => [field, message])).toEqual([
    ['claimId', answers[1]?.message],
    ['claimId', '这位客户没有这件理赔，请重新选择。'],
  ])
})

test('a claim of another branch is none to ask for, whatever its customer has proven', async () => {
  await storeBranches(service, [
    {
      comCode: '34010000',
      comName: '合肥分公司',
      areaCode: '340100',
      address: '路 1 号',
      phone: '',
    },
    {
      comCode: '33010000',
      comName: '杭州分公司',
      areaCode: '330100',
      address: '路 1 号',
      phone: '',
    },
  ])
  const { customerId } = await chat()
  await service.db.updateTable('claim').set({ area_code: '330106' }).execute()
  const asked = (claimId: string) =>
    agent.ask(askForDocument, { customerId, claimId, type: 'identity' })
  const heard = async (claimId: string) => {
    const { field, message } = await asked(claimId)
    return [field, message]
  }

  await setBranch(service, agent.staff.id, { branch: '34010000' })
  const { isProven, claims } = await agent.get(readAskableDocuments, { customerId })
  expect([isProven, claims]).toEqual([true, []])
  expect(await heard(idOf(claim))).toEqual(await heard(randomUUID()))
  expect((await agent.get(listDocumentRequests, {})).requests).toEqual([])

  await setBranch(service, agent.staff.id, { branch: '33010000' })
  expect((await asked(idOf(claim))).code).toBe('1')
  await setBranch(service, agent.staff.id, { branch: '34010000' })
  expect((await agent.get(listDocumentRequests, {})).requests).toEqual([])
})

test('a claim that has ended asks for nothing more', async () => {
  claim = await storedClaim(home, { events: eventsOf('2026-11-19T01:30:00Z', 'cancelled') })
  const { customerId } = await chat()
  const { claims } = await agent.get(readAskableDocuments, { customerId })
  expect(claims.map(({ claimId }) => claimId)).not.toContain(idOf(claim))
  const asked = { customerId, claimId: idOf(claim), type: 'identity' }
  expect(await agent.ask(askForDocument, asked)).toMatchObject({ field: 'claimId' })
})

test('a caller is told by the SMS of their claim, which names neither them nor the document', async () => {
  const customerId = await onCall()
  await prove(customerId)
  const asked = { customerId, claimId: idOf(claim), type: 'loss-list' }
  const answer = await agent.get(askForDocument, asked)
  expect(answer).toMatchObject({ told: 'sms', maskedPhone: '133****0511' })
  const sent = (await service.outbox.messages()).find(
    ({ to, text }) => to === owner.mobile && text.includes('理赔'),
  )
  expect(sent?.text).toContain('请提交理赔材料')
  for (const secret of [owner.name, claim.registNo, '损失清单']) {
    expect(sent?.text).not.toContain(secret)
  }
})

test('the card of staff shares nothing: it opens no claim', async () => {
  const { chatId, customerId } = await chat()
  await agent.get(askForDocument, { customerId, claimId: idOf(claim), type: 'identity', chatId })
  const { messages } = await agent.get(readChat, { chatId })
  const seq = messages.at(-1)?.seq ?? 0
  expect(await agent.ask(openSharedCard, { chatId, seq })).toMatchObject({ code: '1007' })
})
