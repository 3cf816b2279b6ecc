import { randomUUID } from 'node:crypto'
import type { OwnedKind } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  findCustomersOf,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn, claimRef } from '../../../../test/subjects/claims.ts'
import { storedDelivery } from '../../../../test/subjects/deliveries.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { appealBy, linkTo, reportBy, talkBy } from '../../../../test/subjects/things-by-phone.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { reportOfReceipt } from '../../accident-reports/store/accident-report.repository.ts'
import { appealOfNumber } from '../../appeals/store/appeal.repository.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'
import { policyOfNumber } from '../../policies/store/policies-at-desk.ts'
import { keepLead } from '../../purchases/calls/keep-lead.ts'

const service = serviceOfTests({ demo: false })
const { owner, otherVisitor } = town
const car = carPolicyOf(owner, '浙A5H208')
const claim = claimOn(car)
const ids = {} as Record<OwnedKind, string>
/** What the service drew or was told, by which the same thing is found. */
const numbers = { lead: '', report: '' }
let handler: Awaited<ReturnType<typeof deskVisitor>>

const leadFrom = (mobile: string) =>
  keepLead(service, {
    ...{ applicant: '来电人', mobile, cityCode: '33010000', product: 'car' },
    ...{ promoterCode: undefined, isSentOn: false },
  })

beforeAll(async () => {
  const { mobile, name } = owner
  await storeBranches(
    service,
    ['33010000', '34010000'].map((code) => ({
      ...{ comCode: code, areaCode: code, comName: code, address: '路', phone: '' },
    })),
  )
  await storeInTown(service, [car, carPolicyOf(town.mother, '浙A6H209')])
  await storeClaims(service, [claim])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  const [policy] = await policyOfNumber(service, car.policyNo, undefined)
  if (policy === undefined) throw new Error('the policy is not stored')
  ids.claim = claimRef(service, claim).id
  ids.return = ids.claim
  ids.order = (await storedOrder(service)).id
  ids.delivery = (await storedDelivery(service)).ref.id
  const caseNo = await appealBy(service, { mobile: otherVisitor.mobile, name })
  ids.case = (await appealOfNumber(service, caseNo, undefined))?.id ?? ''
  numbers.report = await reportBy(service, {
    customerKey: policy.ref.customerKey,
    policyId: policy.id,
  })
  ids.report = (await reportOfReceipt(service, numbers.report, undefined))?.id ?? ''
  const lead = await leadFrom(mobile)
  numbers.lead = lead.leadNo
  ids.lead = lead.ref.id
  ids.link = (await linkTo(service, mobile, name, 11_111)).id
  ids.conversation = await talkBy(service, mobile)
})

async function looker(role: StaffRole) {
  const desk = await deskVisitor(service, [role])
  await desk.get(choosePurpose, { purpose: 'case' })
  return desk
}

beforeEach(async () => {
  await service.db.deleteFrom('counter').execute()
  handler = await looker('supervisor')
})

const find = (kind: OwnedKind, thingId = ids[kind], by = handler) =>
  by.get(findCustomersOf, { kind, thingId })

test.each([
  'claim',
  'return',
  'order',
  'delivery',
  'report',
  'lead',
  'link',
  'conversation',
] as const)('one %s leads to its customer, masked, whose page opens', async (kind) => {
  const { customers } = await find(kind)
  expect(customers).toMatchObject([{ maskedName: '沈**', maskedMobile: '133****0511' }])
  expect(JSON.stringify(customers)).not.toContain(owner.name)
  const customerId = customers[0]?.customerId ?? ''
  expect(await handler.get(readCustomer, { customerId })).toMatchObject({ name: '沈**' })
})

test('a case without a claim leads to whose the phone is, and to nobody where it is of no customer', async () => {
  expect(await find('case')).toEqual({ customers: [], hasMore: false })
  const caseNo = await appealBy(service, { ...owner, claim: claimRef(service, claim) })
  const { id = '' } = (await appealOfNumber(service, caseNo, undefined)) ?? {}
  expect((await find('case', id)).customers).toMatchObject([{ maskedName: '沈**' }])
})

test('it is a search: without a reason nobody is found, it is counted, and the customer reads of it', async () => {
  const hasty = await deskVisitor(service, ['supervisor'])
  const asked = { kind: 'claim', thingId: ids.claim }
  expect(await hasty.ask(findCustomersOf, asked)).toMatchObject({ code: '1000', field: 'purpose' })

  await service.db.deleteFrom('person_access').execute()
  await find('claim')
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  expect(looks).toMatchObject([
    { event: 'customer-searched', looker: 'staff', reason: '办理理赔或申诉' },
  ])
  const searches = await service.db
    .selectFrom('customer_search')
    .select('found')
    .where('staff_id', '=', handler.staff.id)
    .execute()
  expect(searches).toEqual([{ found: 1 }])

  for (let at = 0; at < 300; at += 1) {
    await service.limits.take('customerSearchesByStaffDay', handler.staff.id)
  }
  expect(await handler.ask(findCustomersOf, asked)).toMatchObject({ code: 'E3060001' })
})

test('a thing of another branch, one that is not there and one of another role sound alike', async () => {
  const none = { code: '1007' }
  expect(
    await handler.ask(findCustomersOf, { kind: 'claim', thingId: randomUUID() }),
  ).toMatchObject(none)
  await service.db.updateTable('claim').set({ area_code: '330106' }).execute()
  for (const [branch, wanted] of [
    ['34010000', none],
    ['33010000', { code: '1' }],
  ] as const) {
    const desk = await looker('claims')
    await setBranch(service, desk.staff.id, { branch })
    const asked = { kind: 'claim', thingId: ids.claim }
    expect(await desk.ask(findCustomersOf, asked), branch).toMatchObject(wanted)
  }
  const agent = await looker('agent')
  expect(await agent.ask(findCustomersOf, { kind: 'claim', thingId: ids.claim })).toMatchObject(
    none,
  )
  expect((await find('lead', ids.lead, agent)).customers).toHaveLength(1)
})

test.each([
  ['报案受理号', 'report', () => numbers.report],
  ['投保登记编号', 'lead', () => numbers.lead],
] as const)('the one search finds by %s', async (_, kind, words) => {
  const found = await handler.get(searchCustomers, { words: words() })
  expect(found.things).toMatchObject([{ kind, thingId: ids[kind] }])
  expect(found.customers).toMatchObject([{ maskedName: '沈**' }])
})
