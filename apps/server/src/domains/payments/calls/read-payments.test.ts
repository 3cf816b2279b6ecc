import { randomUUID } from 'node:crypto'
import { downloadReceipt, readPayments } from '@ecenter/contract/payments/payment-calls.ts'
import { readAccess } from '@ecenter/contract/person/access.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import { offer, signature } from '../../../../test/subjects/offers.ts'
import { openedPayment, scriptedGateway } from '../../../../test/subjects/payments.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { readClaim } from '../../claims/store/claim.repository.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { payeeOf } from '../../claims/store/settlement/payee-of.ts'
import { addSettlementAnswer } from '../../claims/store/settlement/settlement-answer.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { settle } from '../../orders/payment/settle.ts'
import type { Order } from '../../orders/store/order.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'

const scripted = scriptedGateway()
const service = serviceOfTests({ demo: false, gateways: [scripted.gateway] })
const { owner } = town
const neighbour = { ...town.mother, mobile: '13300009301' }
const fact = { idTail: owner.idNumber.slice(-4) }
const home = household(owner)
const neighbourHome = household(neighbour)
const paidClaim = claimOn(home, {
  accidentType: '水管爆裂',
  events: eventsOf('2026-11-10T02:00:00Z', 'calculation', 'agreed', 'paid'),
  offer,
})
const agreedClaim = claimOn(home, {
  accidentType: '火灾',
  events: eventsOf('2026-11-17T02:00:00Z', 'calculation', 'agreed'),
  offer,
})
const ofNeighbour = claimOn(neighbourHome, {
  events: eventsOf('2026-11-10T02:00:00Z', 'calculation', 'agreed', 'paid'),
  offer,
})

let paid: Order
let waiting: Order
let lost: Order
let visitor: Visitor
beforeAll(async () => {
  await storeInTown(service, [home, neighbourHome])
  await storeClaims(service, [paidClaim, agreedClaim, ofNeighbour])
  await writeContacts(
    service.db,
    [owner, neighbour].map((each) => contactRows(service.keys, each)),
  )
  const payer = newVisitor(service)
  await payer.open()
  paid = await storedOrder(service)
  waiting = await storedOrder(service)
  lost = await storedOrder(service, { status: 'cancelled' })
  const taken = await openedPayment(service, payer, paid)
  await settle(service, taken, scripted.pay(taken.tradeNo, paid))
  // Money that came for an order that was over.
  await service.db
    .updateTable('customer_order')
    .set({ status: 'unpaid' })
    .where('id', '=', lost.id)
    .execute()
  const late = await openedPayment(service, payer, lost)
  await service.db
    .updateTable('customer_order')
    .set({ status: 'cancelled' })
    .where('id', '=', lost.id)
    .execute()
  await settle(service, late, scripted.pay(late.tradeNo, lost))
})
beforeEach(async () => {
  await service.passTime(61)
  visitor = newVisitor(service)
  await visitor.open()
})

const proven = async () => {
  await visitor.provePerson(owner.mobile, fact)
  return visitor.get(readPayments, {})
}
const handleOf = async (kind: string, state: string) => {
  const { payments } = await proven()
  return payments.find((each) => each.kind === kind && each.state === state)?.handle ?? ''
}

test('a person reads what they paid, what comes back and what claims pay, what waits first', async () => {
  const { payments, isMore } = await proven()
  expect(isMore).toBe(false)
  expect(payments.map(({ kind, state, stateText }) => [kind, state, stateText])).toEqual([
    ['premium', 'due', '待支付'],
    ['claim', 'coming', '待付款'],
    ['refund', 'coming', '退款处理中'],
    ['premium', 'done', '已支付'],
    ['claim', 'done', '已付款'],
  ])
  expect(payments).toMatchObject([
    { amount: waiting.amountFen, hasReceipt: false },
    { title: '火灾', amount: 174_000, dueOn: '2026-11-28', claimKind: 'other' },
    { amount: lost.amountFen, dueOn: '2026-12-01', isOverdue: false },
    { amount: paid.amountFen, at: '2026-11-20 12:00', hasReceipt: true },
    { title: '水管爆裂', note: '沈**，示例银行（尾号 6217）', hasReceipt: true },
  ])
})

test('who proved nothing reads nothing, and nobody reads what others were paid', async () => {
  expect(await visitor.ask(readPayments, {})).toMatchObject({ code: 'E3010001' })
  await visitor.provePerson(neighbour.mobile, { idTail: neighbour.idNumber.slice(-4) })
  const { payments } = await visitor.get(readPayments, {})
  expect(payments.map(({ kind, title }) => [kind, title])).toEqual([
    ['claim', ofNeighbour.accidentType],
  ])
})

test('a receipt is made once for what it says, signed, and named by the day of the payment', async () => {
  const handle = await handleOf('premium', 'done')
  const [first, again] = await Promise.all([receiptOf(handle), receiptOf(handle)])
  expect(again).toEqual(first)
  expect(first.name).toBe('保险费支付凭证 2026-11-20.pdf')
  expect(await service.db.selectFrom('receipt').select('order_id').execute()).toEqual([
    { order_id: paid.id },
  ])
  await service.passTime(61)
  const ofClaim = await receiptOf(await handleOf('claim', 'done'))
  expect(ofClaim.name).toBe('赔款支付凭证 2026-11-12.pdf')
})

test('the receipt of a claim names the account that the core paid, not another that was signed for', async () => {
  const payee = { name: owner.name, bank: '另一银行', accountNo: '6222000000000000999' }
  const ref = claimRef(service, paidClaim)
  const claim = await readClaim(service, { object: ref })
  await addSettlementAnswer(service, ref, {
    ...{ offer, payee, signature, verdict: 'agreed', answeredAt: service.clock.now() },
    file: { customerKey: ref.customerKey, id: randomUUID() },
  })
  const account = (told: Partial<Claim>, paidAt: Date | undefined) =>
    payeeOf(service, { ...claim, answeredOffer: 1, ...told }, { paidAt })
  const told = { name: owner.name, bank: '示例银行', accountNo: '6200000000000001111' }
  const settlement = { parts: [], payee: told }
  expect(await account({ settlement }, service.clock.now())).toEqual(told)
  expect(await account({ settlement }, undefined)).toEqual(payee)
  expect(await account({}, service.clock.now())).toEqual(payee)
})

test('what is not paid, and what is known by facts alone, has no receipt', async () => {
  const handle = await handleOf('claim', 'coming')
  expect(await visitor.ask(downloadReceipt, { handle })).toMatchObject({ code: 'E3020001' })
  const otherVisitor = newVisitor(service)
  await otherVisitor.open()
  const known = await provenOrder(service, otherVisitor, paid)
  expect(await otherVisitor.ask(downloadReceipt, { handle: known })).toMatchObject({
    code: 'E3010001',
  })
})

test('both stand in what its person reads of who looked', async () => {
  const { payments } = await proven()
  const handle = payments.find(({ kind, hasReceipt }) => kind === 'premium' && hasReceipt)?.handle
  await receiptOf(handle ?? '')
  const person = (await visitor.get(readOverview, {})).handle
  await service.passTime(61)
  await visitor.proveOnFile(person, 'read-access')
  const { entries } = await visitor.get(readAccess, { handle: person })
  const said = entries.map(({ what }) => what)
  expect(said).toContain('查看收付款记录')
  expect(said).toContain('下载收付款凭证')
})

async function receiptOf(handle: string) {
  const { wire } = await visitor.ask(downloadReceipt, { handle })
  expect(wire.headers['content-type']).toBe('application/pdf')
  const name = decodeURIComponent(wire.headers['content-disposition'] ?? '').split("UTF-8''")[1]
  return { bytes: wire.rawPayload, name }
}
