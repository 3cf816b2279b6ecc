import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  listSearchers,
  readPurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn } from '../../../../test/subjects/claims.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner, mother } = town
const car = carPolicyOf(owner, '浙A5H208')
const claim = claimOn(car)
let agent: DeskVisitor & { readonly staff: { readonly id: string } }

beforeAll(async () => {
  await storeInTown(service, [car, carPolicyOf(mother, '浙A6H209')])
  await storeClaims(service, [claim])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
})

const search = (words: string, by: DeskVisitor = agent) => by.get(searchCustomers, { words })

test.each([
  ['手机号', () => owner.mobile],
  ['带空格的手机号', () => '133 0000 0511'],
  ['证件号码', () => owner.idNumber],
  ['车牌号', () => '浙a·5h208'],
  ['车架号', () => car.vehicle?.frameNo ?? ''],
  ['保单号', () => car.policyNo],
  ['报案号', () => claim.registNo],
  ['姓名和手机号', () => `${owner.name} ${owner.mobile}`],
])('a customer is found by %s, masked', async (_, words) => {
  const { customers, unavailable } = await search(words())
  expect(customers).toMatchObject([
    { maskedName: '沈**', maskedMobile: '133****0511', isCompany: false },
  ])
  expect(customers[0]?.maskedIdNumber).toMatch(/^330\*+$/)
  expect(unavailable).toEqual([])
})

test('what is found shows in its kind and masked: a policy, its claim, an order', async () => {
  const order = await storedOrder(service)
  const byPlate = await search('浙A5H208')
  expect(byPlate.things).toMatchObject([{ kind: 'policy', plate: '浙A***08' }])
  const byReport = await search(claim.registNo)
  expect(byReport.things).toMatchObject([{ kind: 'claim', title: '追尾', isWaiting: true }])
  const byOrder = await search(order.orderNo)
  expect(byOrder.things).toMatchObject([{ kind: 'order' }])
  const told = JSON.stringify([byPlate, byReport, byOrder])
  for (const secret of [owner.name, owner.idNumber, owner.mobile, car.policyNo, '浙A5H208']) {
    expect(told).not.toContain(secret)
  }
})

test('a name alone finds nobody, a name beside another number nobody either', async () => {
  expect(await agent.ask(searchCustomers, { words: owner.name })).toMatchObject({
    code: '1000',
    message: expect.stringContaining('只有姓名不能查'),
  })
  expect(await search(`${mother.name} ${owner.mobile}`)).toMatchObject({ customers: [] })
  expect(await agent.ask(searchCustomers, { words: '139' })).toMatchObject({ code: '1000' })
})

test('nobody found and nobody asked differ', async () => {
  expect(await search('13999990000')).toMatchObject({ customers: [], things: [], unavailable: [] })
  await sql`alter table purchase_lead rename to gone_for_a_moment`.execute(service.db)
  try {
    const { customers, unavailable } = await search(owner.mobile)
    expect(unavailable).toEqual(['lead'])
    expect(customers).toHaveLength(1)
  } finally {
    await sql`alter table gone_for_a_moment rename to purchase_lead`.execute(service.db)
  }
})

test('without a reason nobody is looked for, and a reason lasts an hour', async () => {
  await service.passTime(3601)
  agent = await deskVisitor(service, ['agent'])
  const refused = { code: '1000', message: expect.stringContaining('事由') }
  expect(await agent.ask(searchCustomers, { words: owner.mobile })).toMatchObject(refused)
  expect(await agent.get(readPurpose, {})).toEqual({ recent: [] })
  await agent.get(choosePurpose, { purpose: 'case' })
  expect((await search(owner.mobile)).customers).toHaveLength(1)
  expect((await agent.get(readPurpose, {})).recent).toMatchObject([{ maskedName: '沈**' }])
})

test('a customer reads that staff looked for them, and why; who found nobody is in the trail', async () => {
  await service.db.deleteFrom('person_access').execute()
  const { customers } = await search(owner.mobile)
  await agent.get(readCustomer, { customerId: customers[0]?.customerId ?? '' })
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  expect(looks).toMatchObject([
    { event: 'customer-read', looker: 'staff', reason: '客户来电' },
    { event: 'customer-searched', looker: 'staff', reason: '客户来电' },
  ])
  await search('13999990000')
  const last = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome', 'staff_id'])
    .where('staff_id', '=', agent.staff.id)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  expect(last).toMatchObject({ event: 'customer-searched', outcome: 'nothing' })
})

test('an agent looks for fewer than a handler, and each reads that it was too many', async () => {
  const handler = await deskVisitor(service, ['claims'])
  for (let at = 0; at < 60; at += 1) {
    await service.limits.take('customerSearchesByAgent', agent.staff.id)
    await service.limits.take('customerSearchesByHandler', handler.staff.id)
  }
  const tooMany = { code: 'E3060001', message: expect.stringContaining('已到上限') }
  expect(await agent.ask(searchCustomers, { words: owner.mobile })).toMatchObject(tooMany)
  await handler.get(choosePurpose, { purpose: 'case' })
  expect((await search(owner.mobile, handler)).customers).toHaveLength(1)
})

test('who looks for four hundred in a night is stopped at three hundred, and stands in front of the list', async () => {
  const supervisor = await deskVisitor(service, ['supervisor'])
  await supervisor.get(choosePurpose, { purpose: 'check' })
  const night = await deskVisitor(service, ['supervisor'], '夜班')
  await night.get(choosePurpose, { purpose: 'check' })
  await search(owner.mobile, night)
  await search('13999990000', night)
  for (let at = 0; at < 298; at += 1) {
    await service.limits.take('customerSearchesByStaffDay', night.staff.id)
  }
  expect(await night.ask(searchCustomers, { words: owner.mobile })).toMatchObject({
    code: 'E3060001',
  })
  const { searchers, night: hours } = await supervisor.get(listSearchers, {})
  expect(searchers).toContainEqual(
    expect.objectContaining({ name: '夜班', searches: 2, inVain: 1 }),
  )
  expect(hours).toEqual({ from: 22, until: 6 })
  expect(await agent.ask(listSearchers, {})).toMatchObject({ code: 'E3010002' })
})

test('a supervisor of a branch reads of its staff alone who has searched', async () => {
  const at = async (branch: string, role: 'agent' | 'supervisor') => {
    const desk = await deskVisitor(service, [role])
    await setBranch(service, desk.staff.id, { branch })
    return desk
  }
  const supervisor = await at('33010000', 'supervisor')
  const [own, other] = [await at('33010000', 'agent'), await at('34010000', 'agent')]
  for (const desk of [own, other]) {
    await desk.get(choosePurpose, { purpose: 'check' })
    await search(owner.mobile, desk)
  }
  const { searchers } = await supervisor.get(listSearchers, {})
  expect(searchers.map(({ staffId }) => staffId)).toEqual([own.staff.id])
})

test('who looks for colleagues or for themselves stands in the list, and is stopped at ten a day', async () => {
  const supervisor = await deskVisitor(service, ['supervisor'])
  const alike = await deskVisitor(service, ['agent'], owner.name)
  await alike.get(choosePurpose, { purpose: 'check' })
  await search(owner.mobile, alike)
  await search(owner.mobile)
  const { searchers } = await supervisor.get(listSearchers, {})
  const of = (id: string) => searchers.find(({ staffId }) => staffId === id)
  expect(of(alike.staff.id)).toMatchObject({ forOneself: 1, forColleagues: 0 })
  expect(of(agent.staff.id)).toMatchObject({ forOneself: 0, forColleagues: 1 })
  for (let at = 0; at < 9; at += 1) {
    await service.limits.take('colleaguesSearchedByStaffDay', agent.staff.id)
  }
  expect(await agent.ask(searchCustomers, { words: owner.mobile })).toMatchObject({
    code: 'E3060001',
    message: expect.stringContaining('同名'),
  })
})

test('a search that is one too many for colleagues leads to nobody, and is noted all the same', async () => {
  for (let at = 0; at < 10; at += 1) {
    await service.limits.take('colleaguesSearchedByStaffDay', agent.staff.id)
  }
  await deskVisitor(service, ['agent'], owner.name)
  expect(await agent.ask(searchCustomers, { words: owner.mobile })).toMatchObject({
    code: 'E3060001',
  })
  expect((await agent.get(readPurpose, {})).recent).toEqual([])
  const noted = await service.db
    .selectFrom('customer_search')
    .select(['found', 'is_colleague'])
    .where('staff_id', '=', agent.staff.id)
    .execute()
  expect(noted).toEqual([{ found: 1, is_colleague: true }])
  const traces = await service.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('staff_id', '=', agent.staff.id)
    .where('event', '=', 'customer-searched')
    .execute()
  expect(traces).toEqual([{ outcome: 'found' }])
})

test('a role that is taken away closes search and customer at once', async () => {
  const { customers } = await search(owner.mobile)
  await service.db
    .updateTable('staff')
    .set({ roles: ['content'] })
    .where('id', '=', agent.staff.id)
    .execute()
  const refused = { code: 'E3010002' }
  expect(await agent.ask(searchCustomers, { words: owner.mobile })).toMatchObject(refused)
  const customerId = customers[0]?.customerId ?? ''
  expect(await agent.ask(readCustomer, { customerId })).toMatchObject(refused)
})

test('an id opens its customer for who found them alone, until it ends', async () => {
  const { customers } = await search(owner.mobile)
  const customerId = customers[0]?.customerId ?? ''
  expect((await agent.get(readCustomer, { customerId })).name).toBe('沈**')
  const other = await deskVisitor(service, ['agent'])
  await other.get(choosePurpose, { purpose: 'call' })
  const lost = { code: 'E3020001' }
  expect(await other.ask(readCustomer, { customerId })).toMatchObject(lost)
  const guessed = '11111111-1111-4111-8111-111111111111'
  expect(await agent.ask(readCustomer, { customerId: guessed })).toMatchObject(lost)
  await service.db
    .updateTable('found_customer')
    .set({ ends_at: service.clock.now() })
    .where('id', '=', customerId)
    .execute()
  expect(await agent.ask(readCustomer, { customerId })).toMatchObject(lost)
  expect((await search(owner.mobile)).customers[0]?.customerId).toBe(customerId)
})
