import { queryDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import {
  addDeliveryEvent,
  findDelivery,
  readDelivery,
} from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { deliveryEvents, storedDelivery } from '../../../../test/subjects/deliveries.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { provenOrder } from '../../../../test/subjects/stored-orders.ts'
import { newSession } from '../../../../test/visitor.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { lockDelivery } from '../store/append-delivery-event.ts'
import type { Delivery } from '../store/delivery.ts'

const service = serviceOfTests({ demo: false })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
beforeEach(async () => {
  clerk = await deskVisitor(service, ['claims'])
})

async function seenAtDesk({ orderNo }: Delivery) {
  const { deliveryId } = await clerk.get(findDelivery, { number: orderNo })
  const { version } = await clerk.get(readDelivery, { deliveryId })
  return { deliveryId, version }
}

async function asCustomer({ ref }: Delivery) {
  const visitor = await newSession(service)
  return visitor.get(queryDelivery, { handle: await provenOrder(service, visitor, { ref }) })
}

const at = '2026-11-20T09:00'

test('a delivery is found by the number of its order; another number finds nothing', async () => {
  const delivery = await storedDelivery(service)
  const { deliveryId } = await seenAtDesk(delivery)
  const shown = await clerk.get(readDelivery, { deliveryId })
  const { steps, statusText } = await asCustomer(delivery)
  expect(shown).toMatchObject({ orderNo: delivery.orderNo, steps, statusText, version: 2 })
  expect(JSON.stringify(shown)).not.toContain(delivery.recipient.mobile)
  expect(await clerk.ask(findDelivery, { number: 'NOSUCH1' })).toMatchObject({ code: '1007' })
})

test('what follows is told by hand, and the customer sees it', async () => {
  const delivery = await storedDelivery(service)
  const seen = await seenAtDesk(delivery)
  const shown = await clerk.get(addDeliveryEvent, { ...seen, code: '2', at })
  expect(shown.events.at(-1)).toMatchObject({ code: '2', name: '配送中', at: '2026-11-20 09:00' })
  expect(await asCustomer(delivery)).toMatchObject({ statusText: '配送中' })
})

test('a try that failed says why', async () => {
  const events = deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '2')
  const delivery = await storedDelivery(service, { events })
  const seen = await seenAtDesk(delivery)
  expect(await clerk.ask(addDeliveryEvent, { ...seen, code: '41', at })).toMatchObject({
    code: '1000',
    field: 'reason',
  })
  await clerk.get(addDeliveryEvent, { ...seen, code: '41', reason: 'nobody-there', at })
  expect(await asCustomer(delivery)).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('上门时没有人在'),
  })
})

test.each([
  ['what was before', '0', '已经过了这一步。'],
  ['where it is', '1', '现在就是这个状态。'],
  ['a code of the other sequence', '61', '这类配送没有这个状态。'],
])('%s does not follow', async (_what, code, message) => {
  const seen = await seenAtDesk(await storedDelivery(service))
  expect(await clerk.ask(addDeliveryEvent, { ...seen, code, at })).toMatchObject({
    code: 'E3020001',
    message,
  })
})

test('what the courier has to be paid for is not brought before it is paid', async () => {
  const events = deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '2')
  const delivery = await storedDelivery(service, { sequence: 'A', events })
  const seen = await seenAtDesk(delivery)
  expect(await clerk.ask(addDeliveryEvent, { ...seen, code: '4', at })).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('保费还没有收到'),
  })
})

test('what has arrived goes nowhere any more', async () => {
  const events = deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '2', '3')
  const seen = await seenAtDesk(await storedDelivery(service, { events }))
  const { addable } = await clerk.get(readDelivery, { deliveryId: seen.deliveryId })
  expect(addable.every(({ whyNot }) => whyNot === '保单已签收，配送已结束。')).toBe(true)
})

test('it is told after what was told before, and not of the future', async () => {
  const seen = await seenAtDesk(await storedDelivery(service))
  const early = { ...seen, code: '2', at: '2026-11-19T11:59' }
  expect(await clerk.ask(addDeliveryEvent, early)).toMatchObject({ code: '1000', field: 'at' })
  const late = { ...seen, code: '2', at: '2027-01-01T00:00' }
  expect(await clerk.ask(addDeliveryEvent, late)).toMatchObject({ code: '1000', field: 'at' })
})

test('of two who add at once, one does', async () => {
  const seen = await seenAtDesk(await storedDelivery(service))
  const answers = await Promise.all(
    [0, 1].map(() => clerk.ask(addDeliveryEvent, { ...seen, code: '2', at })),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', 'E3020001'])
})

test('staff of a branch find what was issued there and what is not issued yet, by each of its numbers', async () => {
  const { db, keys } = service
  const branch = (comCode: string) => ({
    ...{ comCode, areaCode: comCode, comName: `${comCode}分公司`, address: '路 1 号', phone: '' },
  })
  await storeBranches(service, [branch('33010000'), branch('34010000')])
  const delivery = await storedDelivery(service)
  const policy = household(town.owner)
  await storeInTown(service, [policy])
  const { customerKey: customer_key, id: order_id } = delivery.ref
  const policy_id = uuidOf(keys.searchHash('policy-no', policy.policyNo))
  const foundBy = async (comCode: string, roles: StaffRole[]) => {
    const desk = await deskVisitor(service, roles)
    await setBranch(service, desk.staff.id, { branch: comCode })
    const asked = [delivery.orderNo, policy.policyNo].map((number) =>
      desk.ask(findDelivery, { number }),
    )
    return (await Promise.all(asked)).map(({ code }) => code)
  }
  expect(await foundBy('34010000', ['claims'])).toEqual(['1', '1007'])

  // Issued: a policy stands with its order's customer.
  await db
    .updateTable('policy')
    .set({ customer_key, area_code: '330106' })
    .where('id', '=', policy_id)
    .execute()
  await db.insertInto('order_policy').values({ customer_key, order_id, policy_id }).execute()
  expect(await foundBy('33010000', ['claims'])).toEqual(['1', '1'])
  expect(await foundBy('34010000', ['claims'])).toEqual(['1007', '1007'])
  expect(await foundBy('34010000', ['claims', 'agent'])).toEqual(['1', '1'])
  await expect(lockDelivery(service, delivery.ref, '3401')).resolves.toBe(false)
  await expect(lockDelivery(service, delivery.ref, '3301')).resolves.toBe(true)
})
