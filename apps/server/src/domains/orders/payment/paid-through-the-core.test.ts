import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { queryOrder } from '@ecenter/contract/orders/order-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { pusherOf } from '../../../../test/push-rows.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { issuedByCore, tellIssued } from '../../../../test/subjects/issued-by-core.ts'
import {
  boughtBy,
  nothingBought,
  openedPayment,
  scriptedGateway,
} from '../../../../test/subjects/payments.ts'
import { provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import type { Order } from '../store/order.ts'
import { settle } from './settle.ts'

const scripted = scriptedGateway()

const service = serviceOfTests({
  demo: false,
  gateways: [scripted.gateway],
  env: { POLICIES_ISSUED_BY: 'core' },
})
const core = pusherOf(service)
let visitor: Visitor
let order: Order
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
  order = await storedOrder(service)
})

async function pay(): Promise<void> {
  const payment = await openedPayment(service, visitor, order)
  await settle(service, payment, scripted.pay(payment.tradeNo, order))
}

/** What the customer's page shows of the order. */
async function shown() {
  const handle = await provenOrder(service, visitor, order)
  return visitor.get(queryOrder, { handle, place: 'browser' })
}

test('money makes an order paid and tells the core, and nothing is issued here', async () => {
  const told = await eventsFrom(service, pay)
  expect(told.map(({ type }) => type)).toEqual(['order.paid.v1'])
  expect(await boughtBy(service, order)).toEqual(nothingBought)
  const { status, statusText, advice, policies } = await shown()
  expect({ status, statusText, policies }).toEqual({
    status: 'paid',
    statusText: '已支付，出单中',
    policies: [],
  })
  expect(advice).toContain('正在出具保单')
  expect(advice).toContain('请不要重复支付')
})

test('the rows of the core bring the policies under its own numbers, with their invoices', async () => {
  await pay()
  const issued = issuedByCore(order)
  const answers = await tellIssued(core, issued)
  expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['accepted']))
  const { statusText, advice, policies } = await shown()
  expect(statusText).toBe('已支付')
  expect(advice).toBeUndefined()
  const ends = issued.policies.map(({ policyNo }) => policyNo.slice(-4)).sort()
  expect(policies.map(({ maskedPolicyNo }) => maskedPolicyNo.slice(-4)).sort()).toEqual(ends)
  expect(await boughtBy(service, order)).toMatchObject({ policies: 2, invoices: 2 })
})

test('an order is not issued by halves: it waits until each of its policies is there', async () => {
  await pay()
  const { policies, order: row } = issuedByCore(order)
  await core.push('policies', [{ operation: 'upsert', version: 1, ...policies[0] }])
  const [answer] = await core.push('orders', [{ operation: 'upsert', version: 1, ...row }])
  expect(answer).toMatchObject({ result: 'rejected' })
  expect(answer?.reason).toContain('parts.1.proposalNo: its policy is not stored')
  expect((await shown()).statusText).toBe('已支付，出单中')
})

test('what is told again changes nothing, and other policies do not take the place of those that came', async () => {
  await pay()
  const issued = issuedByCore(order)
  await tellIssued(core, issued)
  const again = await tellIssued(core, issued)
  expect(new Set(again.map(({ result }) => result))).toEqual(new Set(['unchanged']))
  const before = await boughtBy(service, order)
  await tellIssued(core, issuedByCore(order), 2)
  expect(await boughtBy(service, order)).toEqual(before)
})

test('a core that will not issue sends the money back, and the customer reads that', async () => {
  await pay()
  const { order: row } = issuedByCore(order)
  const { paidAt: _, ...rest } = { paidAt: undefined, ...row }
  const [answer] = await core.push('orders', [
    { operation: 'upsert', version: 1, ...rest, status: 'refunding' },
  ])
  expect(answer).toMatchObject({ result: 'accepted' })
  expect(await shown()).toMatchObject({ status: 'refunding', policies: [] })
})

test.each([
  ['policyNo is of another kind', 'PDZA202633017700000001'],
  ['policyNo', 'P1'],
])('a number that cannot be that of the proposal is refused: %s', async (reason, policyNo) => {
  await pay()
  const { order: row } = issuedByCore(order)
  const parts = order.parts.map((part) => ({ ...part, policyNo }))
  const [answer] = await core.push('orders', [{ operation: 'upsert', version: 1, ...row, parts }])
  expect(answer?.result).toBe('rejected')
  expect(answer?.reason).toContain(reason)
})

/** Whether staff find the order among what is late. */
async function isInDay(kind: 'unissued' | 'refund'): Promise<boolean> {
  const clerk = await deskVisitor(service, ['claims'])
  const { rows, counts } = await clerk.get(listDay, { kind })
  expect(counts.kinds.find((each) => each.kind === kind)?.late).toBe(rows.length)
  return rows.some(({ number }) => number === order.orderNo)
}

test('what the core does not issue in time waits in the day of staff, and its customer reads whom to call', async () => {
  await pay()
  expect(await isInDay('unissued')).toBe(false)
  await service.passTime(2 * 3600)
  expect(await isInDay('unissued')).toBe(true)
  visitor = newVisitor(service)
  await visitor.open()
  const { advice } = await shown()
  // Nobody may have looked at it yet, so nothing more is said.
  expect(advice).toContain('已转给工作人员处理，您也可以致电')
  await tellIssued(core, issuedByCore(order))
  expect(await isInDay('unissued')).toBe(false)
})

const branch = '33010000'
beforeAll(async () => {
  const at = { comName: '杭州分公司', address: '路 1 号', phone: '' }
  await storeBranches(service, [{ ...at, comCode: branch, areaCode: '330100' }])
})

async function dayAtBranch(role: 'claims' | 'agent', kind: 'unissued' | 'refund') {
  const desk = await deskVisitor(service, [role])
  await setBranch(service, desk.staff.id, { branch })
  const { rows, total } = await desk.get(listDay, { kind })
  expect(total).toBe(rows.length)
  return rows.map(({ number }) => number)
}

test('an order of no branch yet is in the day of who serves all branches, and of no clerk of one', async () => {
  await pay()
  await service.passTime(2 * 3600)
  expect(await dayAtBranch('claims', 'unissued')).toEqual([])
  expect(await dayAtBranch('agent', 'unissued')).toContain(order.orderNo)
})

test('money that the core gives back is late after the days in which it usually is there', async () => {
  await pay()
  const { paidAt: _, ...rest } = { paidAt: undefined, ...issuedByCore(order).order }
  const told = (version: number, status: string) =>
    core.push('orders', [{ operation: 'upsert', version, ...rest, status }])
  // The days of the refund do not run before the core says that it gives the money back.
  await service.passTime(21 * 86_400)
  expect(await told(1, 'refunding')).toMatchObject([{ result: 'accepted' }])
  expect(await isInDay('refund')).toBe(false)
  await service.passTime(21 * 86_400)
  expect([await isInDay('refund'), await isInDay('unissued')]).toEqual([true, false])
  expect(await dayAtBranch('claims', 'refund')).toEqual([])
  expect(await told(2, 'refunded')).toMatchObject([{ result: 'accepted' }])
  expect(await isInDay('refund')).toBe(false)
})
