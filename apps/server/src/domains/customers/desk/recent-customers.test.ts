import { beginCall } from '@ecenter/contract/customers/desk/phone-call.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  readPurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner, mother } = town

beforeAll(() =>
  storeInTown(service, [carPolicyOf(owner, '浙A5H208'), carPolicyOf(mother, '浙A6H209')]),
)

async function looker() {
  const desk = await deskVisitor(service, ['agent'])
  await desk.get(choosePurpose, { purpose: 'call' })
  return desk
}

test('the list of the last found says no more than the search did, and each in it has read of that', async () => {
  const agent = await looker()
  const rows = []
  for (const { idNumber } of [owner, mother]) {
    const { customers } = await agent.get(searchCustomers, { words: idNumber })
    rows.push(...customers)
    const { looks } = await readLooks(service, personKey(service.keys, idNumber))
    expect(looks).toMatchObject([{ event: 'customer-searched', looker: 'staff' }])
    service.clock.advance(1)
  }
  expect((await agent.get(readPurpose, {})).recent).toEqual(rows.toReversed())

  // What is theirs for one of the staff names nobody for another, who has looked at nobody.
  expect((await (await looker()).get(readPurpose, {})).recent).toEqual([])
})

test('that the list was looked at again stands in the trail', async () => {
  const agent = await looker()
  await agent.get(searchCustomers, { words: owner.idNumber })
  await agent.get(readPurpose, {})
  const traced = await service.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('staff_id', '=', agent.staff.id)
    .where('event', '=', 'customer-searched')
    .orderBy('seq')
    .execute()
  expect(traced.map(({ outcome }) => outcome)).toEqual(['found', 'recent'])
})

test('the page of a customer says how long the call has gone on, also when it is read anew', async () => {
  const agent = await looker()
  await agent.get(beginCall, {})
  const { customers } = await agent.get(searchCustomers, { words: owner.idNumber })
  const customerId = customers[0]?.customerId ?? ''
  const length = async () => (await agent.get(readCustomer, { customerId })).call?.forSeconds
  expect(await length()).toBe(0)
  service.clock.advance(192)
  expect(await length()).toBe(192)
})
