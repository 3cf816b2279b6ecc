import { randomUUID } from 'node:crypto'
import { takeChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { closeChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { queryPageMessage } from '@ecenter/contract/customer-service/talk-calls.ts'
import { readScreenCards, sendScreenCard } from '@ecenter/contract/customers/desk/screen-cards.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Chatter, newChatter } from '../../../../test/subjects/chats.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import { wrapUpOf } from '../../../../test/subjects/desk-chats.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
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
const claim = claimOn(home)
const ended = claimOn(home, { events: eventsOf('2026-11-19T01:30:00Z', 'survey', 'refused') })
const foreign = claimOn(mothers)
let agent: Awaited<ReturnType<typeof deskVisitor>>
beforeAll(async () => {
  await storeInTown(service, [home, mothers])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  await storeClaims(service, [claim, ended, foreign])
})
beforeEach(async () => {
  await service.passTime(25 * 3600)
  agent = await deskVisitor(service, ['agent'])
})

/** A conversation that the agent has, with its customer proven or not. */
async function chat(isProven = true) {
  const customer = await newChatter(service)
  const chatId = conversationIdOf(customer.signid)
  const conversation = await readConversation(service, chatId)
  if (conversation === undefined) throw new Error('the conversation has gone')
  const now = service.clock.now()
  await changeConversation(service, conversation, { status: 'queued', queuedAt: now }, now)
  await agent.get(takeChat, { chatId })
  if (isProven) await customer.provePerson(owner.mobile, { idTail: owner.idNumber.slice(-4) })
  return { customer, chatId }
}

const idOf = (of: typeof claim) => claimRef(service, of).id

/** The last card that the customer is shown. */
async function cardShown({ get, signid }: Chatter) {
  const { visits } = await get(queryPageMessage, { signid })
  const cards = visits.flatMap(({ messages }) => messages.filter(({ kind }) => kind === 'screen'))
  const last = cards.at(-1)
  if (last?.kind !== 'screen') throw new Error('no card was said')
  return { ...last, count: cards.length }
}

test('anybody can be led to a screen of the site, and what comes again is said once', async () => {
  const { customer, chatId } = await chat(false)
  const { isProven, cards } = await agent.get(readScreenCards, { chatId })
  expect(isProven).toBe(false)
  expect(cards.map(({ title }) => title)).toContain('出险报案')
  expect(cards.filter(({ thingId }) => thingId !== undefined)).toEqual([])
  const sent = { chatId, sentAs: randomUUID(), screen: 'report' } as const
  const { message } = await agent.get(sendScreenCard, sent)
  expect(message).toMatchObject({ from: 'agent', kind: 'screen', title: '出险报案' })
  await agent.get(sendScreenCard, sent)
  expect(await cardShown(customer)).toMatchObject({
    title: '出险报案',
    words: expect.stringContaining('报案'),
    link: { href: '#/report' },
    count: 1,
  })
})

test('a card about a claim or policy takes a proof in this very chat', async () => {
  await chat()
  // Codes to one phone take a minute.
  await service.passTime(61)
  const { customer, chatId } = await chat(false)
  const asked = { chatId, sentAs: randomUUID(), screen: 'claim-progress', thingId: idOf(claim) }
  const refused = await agent.ask(sendScreenCard, asked)
  expect(refused).toMatchObject({ code: 'E3020001' })
  expect(refused.message).toContain('验证身份')
  await customer.provePerson(owner.mobile, { idTail: owner.idNumber.slice(-4) })
  expect((await agent.ask(sendScreenCard, asked)).code).toBe('1')
  await service.passTime(16 * 60)
  const again = await agent.ask(sendScreenCard, { ...asked, sentAs: randomUUID() })
  expect(again.message).toContain('验证')
})

test('who has proven who they are is led to their claim, its documents and their policy, masked', async () => {
  const { customer, chatId } = await chat()
  const { cards } = await agent.get(readScreenCards, { chatId })
  const own = cards.filter(({ thingId }) => thingId !== undefined)
  const screensOf = (thingId: string) =>
    own.filter((card) => card.thingId === thingId).map(({ screen }) => screen)
  expect(screensOf(idOf(claim))).toEqual(['claim-progress', 'claim-documents'])
  expect(screensOf(idOf(ended))).toEqual(['claim-progress'])
  expect(own.find(({ thingId }) => thingId === idOf(claim))?.about).toContain(claim.registNo)

  const overview = await customer.get(readOverview, {})
  const send = async (screen: 'claim-progress' | 'claim-documents' | 'policy', thingId: string) => {
    await agent.get(sendScreenCard, { chatId, sentAs: randomUUID(), screen, thingId })
    return cardShown(customer)
  }
  const handles = overview.claims.map(({ handle }) => handle)
  const progress = await send('claim-progress', idOf(claim))
  expect(JSON.stringify(progress)).not.toContain(claim.registNo)
  const [, asked] = progress.link.href.split('#/me?open=claim&claim=')
  expect(handles).toContain(asked)
  const documents = await send('claim-documents', idOf(claim))
  expect(documents.link.href).toBe(`#/me?claim=${asked}`)

  const policyCard = own.find(({ screen }) => screen === 'policy')
  const shown = await send('policy', policyCard?.thingId ?? '')
  expect(JSON.stringify(shown)).not.toContain(home.policyNo)
  const policies = overview.groups.flatMap((group) => group.policies)
  expect(policies.map(({ handle }) => `#/me?policy=${handle}`)).toContain(shown.link.href)
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  expect(looks.map(({ event }) => event)).toContain('customer-read')
})

test('a claim of somebody else answers as one that is not there', async () => {
  const { chatId } = await chat()
  const heard = await Promise.all(
    [idOf(foreign), randomUUID()].map((thingId) =>
      agent.ask(sendScreenCard, {
        chatId,
        sentAs: randomUUID(),
        screen: 'claim-progress',
        thingId,
      }),
    ),
  )
  expect(heard.map(({ field, message }) => [field, message])).toEqual([
    ['thingId', '客户没有这件理赔或保单，请重新选择。'],
    ['thingId', '客户没有这件理赔或保单，请重新选择。'],
  ])
  const bare = { chatId, sentAs: randomUUID(), screen: 'claim-progress' }
  expect(await agent.ask(sendScreenCard, bare)).toMatchObject({ field: 'thingId' })
})

test('who has not the chat, or has it no more, sends no card and is shown none', async () => {
  const { chatId } = await chat()
  const sent = { chatId, sentAs: randomUUID(), screen: 'report' } as const
  const colleague = await deskVisitor(service, ['agent'])
  for (const asking of [
    colleague.ask(readScreenCards, { chatId }),
    colleague.ask(sendScreenCard, sent),
  ])
    expect((await asking).message).toContain('不在您这里')
  await agent.get(closeChat, await wrapUpOf(service, chatId))
  for (const asking of [agent.ask(readScreenCards, { chatId }), agent.ask(sendScreenCard, sent)])
    expect((await asking).message).toContain('已经结束')
})

test('a claim of another branch is none to lead to, whatever its customer has proven', async () => {
  const facts = { address: '路 1 号', phone: '' }
  await storeBranches(service, [
    { comCode: '34010000', comName: '合肥分公司', areaCode: '340100', ...facts },
    { comCode: '33010000', comName: '杭州分公司', areaCode: '330100', ...facts },
  ])
  const { chatId } = await chat()
  await service.db.updateTable('claim').set({ area_code: '330106' }).execute()
  const claimsOffered = async () => {
    const { cards } = await agent.get(readScreenCards, { chatId })
    return cards.filter(({ screen }) => screen === 'claim-progress').length
  }
  await setBranch(service, agent.staff.id, { branch: '34010000' })
  expect(await claimsOffered()).toBe(0)
  await setBranch(service, agent.staff.id, { branch: '33010000' })
  expect(await claimsOffered()).toBe(2)
})
