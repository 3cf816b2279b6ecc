import { linkForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import { beginCall, proveCaller } from '@ecenter/contract/customers/desk/phone-call.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { listLinks, readLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { storeRegistration } from '../../links/store/refund-registration.repository.ts'
import { shortLinkOfId } from '../../links/store/short-link-search.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner } = town
const home = household(owner)
const refund = {
  purpose: 'premium',
  policyNo: home.policyNo,
  amount: 1_000,
  reason: '保险期间减少，退还多收的保费。',
  days: 3,
} as const
let agent: Awaited<ReturnType<typeof deskVisitor>>
let customerId: string
beforeAll(async () => {
  await storeInTown(service, [home])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  // Longer than a link of these tests lasts.
  await service.passTime(4 * 86_400)
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  const { customers } = await agent.get(searchCustomers, { words: owner.idNumber })
  customerId = customers[0]?.customerId ?? ''
})

/** What is asked for whoever is insured, once they have proven who they are. */
async function provenCaller({ insured, policyNo }: typeof home) {
  const { customers } = await agent.get(searchCustomers, { words: insured.idNumber })
  const customerId = customers[0]?.customerId ?? ''
  await agent.get(beginCall, {})
  await agent.get(proveCaller, { customerId, idTail: insured.idNumber.slice(-4), policyNo })
  return { ...refund, policyNo, customerId }
}

test('a proven caller gets a link to the phone on file, which nobody at the desk reads', async () => {
  const { linkId, maskedPhone } = await agent.get(linkForCaller, await provenCaller(home))
  expect(maskedPhone).toBe('133****0511')
  expect(await agent.get(readCustomer, { customerId })).toMatchObject({ isMobileOwn: true })
  const sent = (await service.outbox.messages()).find(({ to }) => to === owner.mobile)
  expect(sent?.text).toContain('link-refund')
  for (const role of ['agent', 'claims'] as const) {
    const link = await (await deskVisitor(service, [role])).get(readLink, { linkId })
    expect([link.name, link.phone]).toEqual([owner.name, '133****0511'])
  }
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  const sending = looks.filter(({ event }) => event === 'caller-link-sent')
  expect(sending).toMatchObject([
    { looker: 'staff', staff: '客服（总部）', outcome: 'premium 1000' },
  ])
})

test('a number that only stands on a policy, or is on file of many, gets no link', async () => {
  const { rider } = town
  const agents = newPhone()
  const theirs = household({ ...rider, mobile: agents })
  await storeInTown(service, [theirs])
  const asked = await provenCaller(theirs)
  const refused = { field: 'mobile', message: '没有留存这位客户本人的手机号，请填写。' }
  expect(await agent.ask(linkForCaller, asked)).toMatchObject(refused)
  const shown = await agent.get(readCustomer, { customerId: asked.customerId })
  expect(shown).toMatchObject({ isOpen: true, isMobileOwn: false })
  // Nor where the core names the agent's number as that of each of their customers.
  const others = [town.mother, town.father, town.husband, town.wife, town.borrower]
  const contacts = [rider, ...others].map((one) => ({ ...one, mobile: agents }))
  await writeContacts(
    service.db,
    contacts.map((one) => contactRows(service.keys, one)),
  )
  expect(await agent.ask(linkForCaller, asked)).toMatchObject(refused)
  const typed = await agent.ask(linkForCaller, { ...asked, mobile: agents })
  expect(typed).toMatchObject({ code: '1000', field: 'mobile' })
  expect((await service.outbox.messages()).filter(({ to }) => to === agents)).toEqual([])
  expect(await agent.ask(linkForCaller, { ...asked, mobile: newPhone() })).toMatchObject({
    code: '1',
  })
})

test('before a proof nothing on file stands for what was not typed', async () => {
  const asked = { ...refund, customerId }
  expect((await agent.ask(linkForCaller, asked)).field).toBe('insuredName')
  const named = { ...asked, insuredName: owner.name }
  expect(await agent.ask(linkForCaller, named)).toMatchObject({
    field: 'mobile',
    message: expect.stringContaining('请先核对'),
  })
  expect((await agent.ask(linkForCaller, refund)).field).toBe('insuredName')
  const mobile = newPhone()
  const { linkId } = await agent.get(linkForCaller, { ...named, mobile })
  expect(await agent.get(readLink, { linkId })).toMatchObject({ phone: mobile })
})

test('of a premium no more goes back than was paid for the policy', async () => {
  const asked = { ...(await provenCaller(home)), policyNo: home.policyNo }
  const more = { ...asked, amount: home.premiumFen + 1 }
  expect(await agent.ask(linkForCaller, more)).toMatchObject({
    ...{ code: '1000', field: 'amount', message: '比这张保单的保费还多，请核对金额和保单号' },
  })
  expect(await agent.ask(linkForCaller, { ...asked, amount: home.premiumFen })).toMatchObject({
    code: '1',
  })
})

test('of a premium all links together give no more back than was paid, to whatever phone', async () => {
  const own = household(town.mother)
  await storeInTown(service, [own])
  const claims = await deskVisitor(service, ['claims'])
  const send = async (amount: number, mobile: string) =>
    agent.ask(linkForCaller, {
      ...{ ...refund, insuredName: own.insured.name, policyNo: own.policyNo },
      ...{ amount, mobile },
    })
  const first = own.premiumFen - 1_000
  const { code, wire } = await send(first, newPhone())
  expect(code).toBe('1')
  const ref = await shortLinkOfId(service, wire.json().body.linkId, undefined)
  if (ref === undefined) throw new Error('no link was stored')
  await storeRegistration(service, ref, {
    ...{ receiptNo: 'TK0000000000000001', registeredAt: service.clock.now(), status: 'paid' },
    ...{ bankName: '中国工商银行', bankProvince: '浙江省', bankCity: '杭州市' },
    ...{ bankSubName: '西湖支行', bankcardno: '0006' },
  })
  expect(await send(1_001, newPhone())).toMatchObject({
    ...{ code: '1000', field: 'amount' },
    message: expect.stringContaining('加上这一笔比保费还多'),
  })
  expect((await send(1_000, newPhone())).code).toBe('1')
  const rest = await claims.get(listLinks, { state: 'open' })
  expect(rest.links.map(({ amount }) => amount)).toContain(1_000)
})
