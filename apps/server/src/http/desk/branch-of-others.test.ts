import { listCases, readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import {
  askWishAgain,
  listOpenWishes,
  noteWish,
} from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import type { WishKind } from '@ecenter/contract/core/wish.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { claimOn } from '../../../test/subjects/claims.ts'
import { tellOf } from '../../../test/subjects/core-events.ts'
import { household, storeInTown, town } from '../../../test/subjects/policies/other-policies.ts'
import { numberedInvoice } from '../../../test/subjects/stored-invoices.ts'
import { orderOf, partOf } from '../../../test/subjects/stored-orders.ts'
import { appealBy } from '../../../test/subjects/things-by-phone.ts'
import { appealOfNumber } from '../../domains/appeals/store/appeal.repository.ts'
import { storeClaims } from '../../domains/claims/store/store-claims.ts'
import { thingsOfPerson } from '../../domains/customers/desk/things/things-of-person.ts'
import { personFound } from '../../domains/customers/store/people-found.ts'
import { orderRefOf } from '../../domains/deliveries/store/order-ref.ts'
import { invoiceRefOf, storeInvoices } from '../../domains/invoices/store/store-invoices.ts'
import { storeOrders } from '../../domains/orders/store/store-orders.ts'
import { personId } from '../../domains/person/store/contact-wish.ts'
import { storeBranches } from '../../domains/places/store/branch.repository.ts'
import { personKey } from '../../domains/policies/store/other-lookup-keys.ts'
import { policyRefOf } from '../../domains/policies/store/store-policies.ts'
import { setBranch } from '../../platform/staff/change-staff-record.ts'
import { makeWish, promisedBy } from '../../platform/wishes/make-wish.ts'

/** What names a thing of one branch beside the thing itself: its staff read it, and those of another do not. */
const service = serviceOfTests({ demo: false })
/** Who asks; what is seen here is decided by the branch alone. */
const somebody = { id: '6a1f6d5e-8f0f-4f3e-9d2e-3f6f2a7a1c11', roles: ['claims'] as const }
const own = '33010000'
const other = '34010000'
const { owner } = town

beforeAll(async () => {
  const branch = (comCode: string, areaCode: string) => ({
    ...{ comCode, areaCode, comName: `${comCode}分公司`, address: '路 1 号', phone: '' },
  })
  await storeBranches(service, [branch(own, '330100'), branch(other, '340100')])
})

async function deskOf(branch: string | undefined, role: StaffRole) {
  const desk = await deskVisitor(service, [role])
  await setBranch(service, desk.staff.id, { branch })
  return desk
}

test('what is asked of the core about a claim is for who may see the claim', async () => {
  const { db } = service
  const home = household(owner)
  await storeInTown(service, [home])
  await storeClaims(service, [claimOn(home)])
  await db.updateTable('claim').set({ area_code: '330106' }).execute()
  const claim = await db.selectFrom('claim').selectAll().executeTakeFirstOrThrow()
  const eventId = await tellOf(service, 'claim/1', 'canary')
  await makeWish(service, {
    ...{ eventId, kind: 'claim-decision', customerKey: claim.customer_key, objectId: claim.id },
    dueAt: promisedBy(service, 'claim-decision'),
    about: '理赔 RDAA1',
    asked: '赔款已支付 1,280.00 元（claims-1）',
  })
  const wishesOf = async (branch: string | undefined) => {
    const desk = await deskOf(branch, 'supervisor')
    const { wishes, total } = await desk.get(listOpenWishes, {})
    const { rows } = await desk.get(listDay, { kind: 'wish' })
    return [wishes.map(({ about }) => about), total, rows.length]
  }
  expect(await wishesOf(undefined)).toEqual([['理赔 RDAA1'], 1, 1])
  expect(await wishesOf(own)).toEqual([['理赔 RDAA1'], 1, 1])
  expect(await wishesOf(other)).toEqual([[], 0, 0])

  const person = {
    ...personFound(service, {
      ...{ name: owner.name, idNumber: owner.idNumber, mobile: owner.mobile },
    }),
    contactMobile: undefined,
  }
  const requestsWithin = async (within: string | undefined) => {
    const { others } = await thingsOfPerson(
      { ...service, within, served: undefined, staff: somebody },
      person,
      { offset: 0, limit: 10 },
    )
    return others.filter(({ kind }) => kind === 'request').length
  }
  expect(await requestsWithin('3301')).toBe(1)
  expect(await requestsWithin('3401')).toBe(0)

  const elsewhere = await deskOf(other, 'supervisor')
  const note = { eventId, note: '已打电话。' }
  expect((await elsewhere.ask(askWishAgain, { eventId })).code).toBe('E3020001')
  expect((await elsewhere.ask(noteWish, note)).code).toBe('E3020001')
  const here = await deskOf(own, 'supervisor')
  expect((await here.ask(askWishAgain, { eventId })).code).toBe('1')
  expect((await here.ask(noteWish, note)).code).toBe('1')
})

test('what is asked about a policy, an order or an invoice is for who may see it', async () => {
  const { wife } = town
  const [here, there] = [household(wife), household(wife)]
  await storeInTown(service, [here, there])
  const branchOf = new Map([
    [here.policyNo, '330106'],
    [there.policyNo, '340104'],
  ])
  const customerKey = personKey(service.keys, wife.idNumber)
  const asked = async (kind: WishKind, objectId: string, about: string) =>
    makeWish(service, {
      ...{ eventId: await tellOf(service, about, 'canary'), kind, customerKey, objectId, about },
      ...{ dueAt: new Date('2027-01-01T00:00:00Z'), asked: about },
    })
  for (const policy of [here, there]) {
    const { policyNo } = policy
    const area_code = branchOf.get(policyNo) ?? ''
    const { policy_id } = policyRefOf(service.keys, policy)
    await service.db.updateTable('policy').set({ area_code }).where('id', '=', policy_id).execute()
    await asked('plate-correction', policy_id, `${area_code} plate`)
    const facts = { reference: policyNo, policyNo, insuredIdNumber: wife.idNumber }
    const invoice = { ...numberedInvoice({}), ...facts }
    await storeInvoices(service, [invoice])
    await asked('invoice-change', invoiceRefOf(service.keys, invoice).id, `${area_code} invoice`)
    const order = orderOf({
      applicant: wife,
      parts: [partOf('JAA', { applicant: wife, insured: wife })],
    })
    await storeOrders(service, [order])
    const { id: order_id } = orderRefOf(service.keys, order)
    await service.db
      .insertInto('order_policy')
      .values({ customer_key: customerKey, order_id, policy_id })
      .execute()
    await asked('delivery-change', order_id, `${area_code} delivery`)
  }
  await asked('contact-change', personId(customerKey), 'contact')
  const titles = async (served: string | undefined) => {
    const { others } = await thingsOfPerson(
      { ...service, within: served, served, staff: somebody },
      { ...personFound(service, wife), contactMobile: undefined },
      { offset: 0, limit: 10 },
    )
    return others.flatMap(({ kind, title }) => (kind === 'request' ? title : [])).sort()
  }
  const all = ['330106', '340104'].flatMap((area) =>
    ['delivery', 'invoice', 'plate'].map((one) => `${area} ${one}`),
  )
  expect(await titles(undefined)).toEqual([...all, 'contact'])
  expect(await titles('3301')).toEqual([...all.slice(0, 3), 'contact'])
  expect(await titles('3401')).toEqual([...all.slice(3), 'contact'])
})

test('a case of another branch is not named by one that repeats it, which is told to repeat one', async () => {
  const filer = { mobile: '13300000733', name: '侯示例' }
  const theirs = await appealBy(service, filer)
  await service.db.updateTable('appeal').set({ area_code: '330106' }).execute()
  await service.passTime(3600)
  const caseNo = await appealBy(service, filer)
  await service.db
    .updateTable('appeal')
    .set({ area_code: '340104' })
    .where('area_code', 'is', null)
    .execute()
  const caseId = (await appealOfNumber(service, caseNo, undefined))?.id ?? ''
  const read = async (branch: string | undefined) => {
    const desk = await deskOf(branch, 'claims')
    const { joined, earlier } = await desk.get(readCase, { caseId })
    const { cases } = await desk.get(listCases, { stand: 'open' })
    const row = cases.find((one) => one.caseNo === caseNo)
    return [joined.map((one) => one.caseNo), earlier?.caseNo, row?.isRepeat]
  }
  expect(await read(undefined)).toEqual([[theirs], theirs, true])
  expect(await read(other)).toEqual([[], undefined, true])
})
