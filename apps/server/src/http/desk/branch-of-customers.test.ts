import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { listLinks } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { storeBranches } from '../../domains/places/store/branch.repository.ts'
import { personKey } from '../../domains/policies/store/other-lookup-keys.ts'
import { setBranch } from '../../platform/staff/change-staff-record.ts'

/** What customers have: it is of the branch that issued it, and who serves the telephone sees all of it. */
const service = serviceOfTests()
const own = '33010000'
const other = '34010000'
const customer = { plate: '京A8K621', idNumber: '110199198506151375' }

beforeAll(async () => {
  const { db } = service
  const branch = (comCode: string, areaCode: string) => ({
    ...{ comCode, areaCode, comName: `${comCode}分公司`, address: '路 1 号', phone: '' },
  })
  await storeBranches(service, [branch(own, '330100'), branch(other, '340100')])
  const codes = await db.selectFrom('policy').select('area_code').execute()
  expect(codes.some(({ area_code }) => area_code?.startsWith('11'))).toBe(true)
  // One order of theirs is issued.
  const customer_key = personKey(service.keys, customer.idNumber)
  const first = (table: 'customer_order' | 'policy') =>
    db.selectFrom(table).select('id').where('customer_key', '=', customer_key).orderBy('id')
  const order = await first('customer_order').executeTakeFirstOrThrow()
  const policy = await first('policy').executeTakeFirstOrThrow()
  await db
    .insertInto('order_policy')
    .values({ customer_key, order_id: order.id, policy_id: policy.id })
    .execute()
  for (const table of ['policy', 'short_link'] as const) {
    await db.updateTable(table).set({ area_code: '330106' }).execute()
  }
})

async function deskOf(branch: string | undefined, roles: readonly StaffRole[]) {
  const desk = await deskVisitor(service, [...roles])
  await setBranch(service, desk.staff.id, { branch })
  await desk.get(choosePurpose, { purpose: 'check' })
  return desk
}

async function seenBy(branch: string | undefined, roles: readonly StaffRole[]) {
  const desk = await deskOf(branch, roles)
  const found = async (words: string) => {
    const { customers, things } = await desk.get(searchCustomers, { words })
    return [customers.length, things.length]
  }
  const { customers } = await desk.get(searchCustomers, { words: customer.idNumber })
  const customerId = customers[0]?.customerId ?? ''
  const { policies, counts } = await desk.get(readCustomer, { customerId })
  const links = await desk.get(listLinks, { state: 'open' })
  return {
    byPlate: await found(customer.plate),
    listed: [customers[0]?.policyCount, policies.length, counts.policies],
    orders: counts.orders,
    links: [links.total, links.counts.open],
  }
}

test('policies, issued orders and links are for who works at their branch or serves all customers', async () => {
  const whole = await seenBy(undefined, ['claims'])
  expect(whole.listed.every((count) => (count ?? 0) > 0)).toBe(true)
  expect(whole.links.every((count) => count > 0)).toBe(true)
  expect(await seenBy(own, ['claims'])).toEqual(whole)
  expect(await seenBy(other, ['agent'])).toEqual(whole)
  expect(await seenBy(other, ['claims', 'agent'])).toEqual(whole)

  const elsewhere = await seenBy(other, ['claims'])
  expect(elsewhere.listed).toEqual([0, 0, 0])
  expect(elsewhere.byPlate).toEqual([0, 0])
  expect(elsewhere.links).toEqual([0, 0])
  // What is not issued yet knows no branch.
  expect(elsewhere.orders).toBe(whole.orders - 1)
})

test('what knows no branch is for all', async () => {
  const { db } = service
  await db.updateTable('policy').set({ area_code: null }).execute()
  await db.updateTable('short_link').set({ area_code: null }).execute()
  expect(await seenBy(other, ['claims'])).toEqual(await seenBy(undefined, ['claims']))
})
