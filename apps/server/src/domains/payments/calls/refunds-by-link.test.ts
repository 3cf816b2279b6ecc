import { submitRefundDetails } from '@ecenter/contract/links/link.ts'
import { readPayments } from '@ecenter/contract/payments/payment-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { bankDetails, refunded, sentLink } from '../../../../test/subjects/refunds.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import {
  findRegistration,
  type Outcome,
  settleRegistration,
  storeRegistration,
} from '../../links/store/refund-registration.repository.ts'
import { revokeShortLink } from '../../links/store/short-link.repository.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'

const service = serviceOfTests({ demo: false })
const { owner, mother } = town
const home = household(owner)
const own = { mobile: owner.mobile, insuredName: owner.name }
const staffId = '00000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  const neighbours = household({ ...mother, mobile: '13300009301' })
  await storeInTown(service, [home, neighbours])
  const contacts = [owner, { ...mother, mobile: '13300009301' }]
  await writeContacts(
    service.db,
    contacts.map((each) => contactRows(service.keys, each)),
  )
})
beforeEach(async () => {
  await service.db.deleteFrom('short_link').execute()
  await service.db.deleteFrom('taken_code').execute()
  await service.passTime(25 * 3600)
})

let links = 0
async function sent(given: Parameters<typeof sentLink>[2] = own): Promise<ObjectRef> {
  links += 1
  return sentLink(service, `a-link-of-somebody-${links}`, given)
}

async function registered(given: Parameters<typeof sentLink>[2] = own): Promise<ObjectRef> {
  const ref = await sent(given)
  const { handle: _, ...details } = bankDetails('')
  await storeRegistration(service, ref, {
    ...details,
    receiptNo: `TK202611200000${1000 + links}`,
    registeredAt: service.clock.now(),
    status: 'registered',
  })
  return ref
}

async function settled(ref: ObjectRef, outcome: Outcome): Promise<void> {
  const registration = await findRegistration(service, ref)
  if (registration === undefined) throw new Error('it was not registered')
  const at = service.clock.now()
  await settleRegistration(service, ref, registration, { outcome, at, staffId })
}

async function proven({ mobile, idNumber } = owner): Promise<Visitor> {
  const visitor = newVisitor(service)
  await visitor.open()
  await visitor.provePerson(mobile, { idTail: idNumber.slice(-4) })
  return visitor
}

async function shownTo(person = owner) {
  const { payments } = await (await proven(person)).get(readPayments, {})
  return payments
}

test('a refund by link is in the list from the link to the transfer, with its number', async () => {
  const refund = { kind: 'refund', isByLink: true, title: '航班延误理赔款', amount: 30_000 }
  const ref = await registered()
  expect(await shownTo()).toMatchObject([
    {
      ...{ ...refund, state: 'coming', stateText: '已登记账户，等待打款', hasReceipt: false },
      ...{ note: '中国工商银行（尾号 0006）', isOverdue: false },
      dueOn: expect.stringMatching(/^2026-1[12]-\d\d$/),
    },
  ])

  const paidOn = service.clock.today()
  await settled(ref, { status: 'paid', paidOn, bankReference: 'ICBC-20261123-000187' })
  await service.passTime(61)
  const [paid, ...others] = await shownTo()
  expect(others).toEqual([])
  expect(paid).toMatchObject({
    ...{ ...refund, state: 'done', stateText: '已打款', at: paidOn },
    ...{ note: '中国工商银行（尾号 0006）', bankReference: 'ICBC-20261123-000187' },
  })
  expect(paid?.dueOn).toBeUndefined()
})

test('a link that waits for its account says where and until when; one that ended unused is not there', async () => {
  const open = await sent()
  await sent({ ...own, expiresAt: service.clock.now() })
  await revokeShortLink(service, await sent(), { at: service.clock.now(), staffId })
  const shown = await shownTo()
  expect(shown).toMatchObject([
    {
      ...{ state: 'coming', stateText: '等您登记收款账户', amount: 30_000 },
      note: expect.stringMatching(/^请点开短信里的链接登记，2026-\d\d-\d\d \d\d:\d\d 前有效$/),
    },
  ])
  expect(shown[0]?.handle).not.toContain(open.id)
})

test('money that came back is said with its reason until another link is sent for it', async () => {
  const ref = await registered()
  await settled(ref, { status: 'failed', failedReason: '户名和卡号不一致。' })
  const said = '没有打款成功，请来电重新登记'
  expect(await shownTo()).toMatchObject([
    { state: 'coming', stateText: said, note: '户名和卡号不一致。', isOverdue: true },
  ])
  await service.passTime(61)
  await sent()
  expect((await shownTo()).map(({ stateText }) => stateText)).toEqual(['等您登记收款账户'])
})

test('a refund is late once the days are over that such money usually takes', async () => {
  await registered()
  await service.passTime(30 * 86_400)
  expect(await shownTo()).toMatchObject([{ state: 'coming', isOverdue: true }])
})

test('for a policy of theirs it is theirs in whoever’s name; of others nothing shows', async () => {
  const createdAt = service.clock.now()
  const expiresAt = secondsAfter(createdAt, 3600)
  const { policyNo } = home
  await registered({ ...refunded, mobile: owner.mobile, policyNo, purpose: 'premium', amount: 100 })
  const canaries = { reason: '别人的退款', amount: 77_777, createdAt, expiresAt }
  // To this phone, which was somebody else's before, or looks after somebody.
  await registered({ ...canaries, mobile: owner.mobile, insuredName: mother.name })
  // In their name, to a phone that is not theirs.
  await registered({ ...canaries, mobile: '13300009999', insuredName: owner.name })
  await registered({ ...canaries, mobile: '13300009301', insuredName: mother.name })
  const shown = await shownTo()
  expect(shown.map(({ title, amount }) => [title, amount])).toEqual([['退还保费', 100]])
  expect(JSON.stringify(shown)).not.toContain('77777')
})

test('what went to another phone shows where it is in their name and for a policy of their own', async () => {
  const { policyNo } = home
  const elsewhere = { mobile: '13300009999', insuredName: owner.name, policyNo }
  await sent(elsewhere)
  expect(await shownTo()).toMatchObject([
    {
      ...{ state: 'coming', stateText: '等登记收款账户', amount: 30_000 },
      note: expect.stringMatching(/^链接发到了 133\*{4}9999，.+ 前有效。不认识这个号码，请来电$/),
    },
  ])
  await service.passTime(61)
  await service.db.deleteFrom('short_link').execute()
  await registered(elsewhere)
  // In another's name, or for another's policy.
  await registered({ ...elsewhere, insuredName: mother.name, amount: 77_777 })
  await registered({ ...elsewhere, policyNo: 'PJAA202631010005009999', amount: 77_777 })
  const shown = await shownTo()
  expect(shown.map(({ note }) => note)).toEqual([
    '中国工商银行（尾号 0006），用 133****9999 登记，不认识这个号码，请来电',
  ])
  await service.passTime(61)
  expect(await shownTo({ ...mother, mobile: '13300009301' })).toEqual([])
})

test('its handle opens nothing: an account is registered by the link and a code for it alone', async () => {
  await sent()
  const visitor = await proven()
  const { payments } = await visitor.get(readPayments, {})
  const answer = await visitor.ask(submitRefundDetails, bankDetails(payments[0]?.handle ?? ''))
  expect(answer).toMatchObject({ code: 'E3010001' })
})

test('who is another person, or no person, reads none of it', async () => {
  await registered()
  expect(await shownTo({ ...mother, mobile: '13300009301' })).toEqual([])
  const visitor = newVisitor(service)
  await visitor.open()
  expect(await visitor.ask(readPayments, {})).toMatchObject({ code: 'E3010001' })
})
