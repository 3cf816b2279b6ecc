import { queryCarClaim } from '@ecenter/contract/claims/claim-calls.ts'
import { queryDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { findOrders } from '@ecenter/contract/orders/order-calls.ts'
import { queryOrderInvoices } from '@ecenter/contract/orders/query-order-invoices.ts'
import { updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimFromCore } from '../../src/demo/from-core/claim-from-core.ts'
import { orderFromCore } from '../../src/demo/from-core/order-from-core.ts'
import { claims } from '../../src/domains/claims/import/claims.ts'
import { storeClaims } from '../../src/domains/claims/store/store-claims.ts'
import { orders } from '../../src/domains/orders/import/orders.ts'
import { policies } from '../../src/domains/policies/import/policies.ts'
import type { NewPolicy } from '../../src/domains/policies/store/store-policies.ts'
import { importerOf, importRows } from '../imports.ts'
import { claimOn } from '../subjects/claims.ts'
import { payOrder } from '../subjects/payments.ts'
import { policyOf, storeInTown, town } from '../subjects/policies/other-policies.ts'
import { orderedCar, orderOf, partOf, storedOrder } from '../subjects/stored-orders.ts'
import { openTestService, type TestService } from '../test-services.ts'
import { newSession, type Visitor } from '../visitor.ts'

type Person = typeof town.owner

const { owner, mother, otherVisitor } = town
const oldPlate = orderedCar.licenseNo
const newPlate = '浙A7Q599'
const plates = [oldPlate, newPlate]

const policy = policyOf('DAA', { insured: owner, vehicle: orderedCar })
const crash = claimOn(policy)
/** The next car that gets the old plate. */
const nextCar = { ...orderedCar, frameNo: 'LYFBA15C0PA300999' }

let service: TestService
beforeEach(async () => {
  service = await openTestService({ demo: false })
  await storeInTown(service, [policy])
  await storeClaims(service, [crash])
})
afterEach(() => service.close())

/** The owner corrects the plate of the car with a code to the phone on file. */
async function correct(): Promise<void> {
  const visitor = await newSession(service)
  const [row] = await visitor.lookUp({ car: orderedCar, person: owner })
  const handle = row?.handle ?? ''
  await visitor.proveOnFile(handle, 'correct-plate')
  await visitor.get(updateCorrect, { handle, licenseNo: newPlate })
  await service.passTime(3600)
}

/** How many claims somebody finds by a plate and their ID number. */
async function claimsBy(licenseNo: string, { idNumber }: Person = owner): Promise<number> {
  const visitor = await newSession(service)
  await visitor.passSlide()
  const answer = await visitor.ask(queryCarClaim, { licenseNo, identifyNumber: idNumber })
  return answer.code === '1' ? answer.wire.json().body.total : 0
}

interface Orders {
  readonly visitor: Visitor
  readonly handles: readonly string[]
}

async function ordersBy(licenseNo: string, person: Person = owner): Promise<Orders> {
  const visitor = await newSession(service)
  await visitor.passSlide()
  const facts = { licenseNo, identifyNumber: person.idNumber, applyMobile: person.mobile }
  const { code, wire } = await visitor.ask(findOrders, facts)
  const found: { handle: string }[] = code === '1' ? wire.json().body.payInfoList : []
  return { visitor, handles: found.map(({ handle }) => handle) }
}

/** The handle of the one order that is behind a plate. */
async function orderBy(licenseNo: string) {
  const { visitor, handles } = await ordersBy(licenseNo)
  expect(handles).toHaveLength(1)
  return { visitor, handle: handles[0] ?? '' }
}

function policiesBy(licenseNo: string) {
  return newSession(service).then((visitor) =>
    visitor.lookUp({ car: { licenseNo }, person: owner }).catch(() => []),
  )
}

function tellPolicies(...told: readonly NewPolicy[]) {
  const rows = told.map(({ endorsements: _, ...row }) => row)
  return importRows(importerOf(service), policies, rows)
}

test('claims of the car are found under the old and the new plate', async () => {
  expect(await claimsBy(newPlate)).toBe(0)
  await correct()
  for (const plate of plates) expect(await claimsBy(plate)).toBe(1)
})

test('so are orders of the car, paid or not', async () => {
  await storedOrder(service)
  expect((await ordersBy(newPlate)).handles).toEqual([])
  await correct()
  for (const plate of plates) await orderBy(plate)
})

test('with them their invoices', async () => {
  await payOrder(service, await storedOrder(service))
  await correct()
  for (const plate of plates) {
    const { visitor, handle } = await orderBy(plate)
    expect((await visitor.get(queryOrderInvoices, { handle })).invoiceInfoList).toHaveLength(2)
  }
})

test('and the deliveries of their papers', async () => {
  await payOrder(service, await storedOrder(service))
  await correct()
  for (const plate of plates) {
    const { visitor, handle } = await orderBy(plate)
    expect(await visitor.get(queryDelivery, { handle })).toHaveProperty('steps')
  }
})

test('what the core tells later is found under both, whichever plate it tells', async () => {
  await correct()
  const order = orderOf()
  const renewal = policyOf('DAA', {
    insured: owner,
    vehicle: orderedCar,
    issuedOn: '2026-11-25',
    startsOn: '2027-03-01',
    endsOn: '2028-02-29',
  })
  expect(await tellPolicies(policy, renewal)).toMatchObject({ rejected: 0 })
  const later = claimOn({ ...policy, vehicle: { ...orderedCar, licenseNo: newPlate } })
  const give = importerOf(service)
  const rows = [crash, claimOn(policy), later].map(claimFromCore)
  expect(await importRows(give, claims, rows)).toMatchObject({ rejected: 0 })
  expect(await importRows(give, orders, [orderFromCore(order)])).toMatchObject({ rejected: 0 })
  for (const plate of plates) {
    expect(await claimsBy(plate)).toBe(3)
    await orderBy(plate)
    expect(await policiesBy(plate)).toHaveLength(2)
  }
})

test('nobody else finds them: the ID number is asked for as before, and the phone of an order', async () => {
  await storedOrder(service)
  await correct()
  for (const plate of plates) {
    expect(await claimsBy(plate, otherVisitor)).toBe(0)
    expect((await ordersBy(plate, otherVisitor)).handles).toEqual([])
    expect((await ordersBy(plate, { ...owner, mobile: otherVisitor.mobile })).handles).toEqual([])
  }
})

test('whose car gets the old plate later finds their own under it, and the owner nothing of theirs', async () => {
  await storedOrder(service)
  await correct()
  const theirs = policyOf('DAA', { insured: mother, vehicle: nextCar })
  await tellPolicies(theirs)
  const give = importerOf(service)
  await importRows(give, claims, [claimOn(theirs), claimOn(theirs)].map(claimFromCore))
  const parts = [partOf('DAA', { insured: mother, vehicle: nextCar })]
  await importRows(give, orders, [orderFromCore(orderOf({ applicant: mother, parts }))])
  expect(await claimsBy(oldPlate, mother)).toBe(2)
  expect(await claimsBy(newPlate, mother)).toBe(0)
  expect((await ordersBy(oldPlate, mother)).handles).toHaveLength(1)
  expect((await ordersBy(newPlate, mother)).handles).toEqual([])
  for (const plate of plates) {
    expect(await claimsBy(plate)).toBe(1)
    await orderBy(plate)
  }
})

test('nor does the new plate lead to another car of the owner that gets the old one', async () => {
  await correct()
  const second = policyOf('DAA', { insured: owner, vehicle: nextCar })
  await tellPolicies(second)
  await importRows(importerOf(service), claims, [claimFromCore(claimOn(second))])
  expect(await claimsBy(newPlate)).toBe(1)
  expect(await claimsBy(oldPlate)).toBe(2)
})
