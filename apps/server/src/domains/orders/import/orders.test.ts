import { findOrders } from '@ecenter/contract/orders/order-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { importerOf, importRows, openImporter, storeProducts } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  household,
  policyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { orderedCar, orderOf, partOf } from '../../../../test/subjects/stored-orders.ts'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { newSession } from '../../../../test/visitor.ts'
import { orderFromCore } from '../../../demo/from-core/order-from-core.ts'
import { demoOrders } from '../../../demo/orders/demo-orders.ts'
import type { Db } from '../../../platform/database/database.ts'
import { orderRefOf, policyNoOf } from '../../deliveries/store/order-ref.ts'
import { fulfilOrder } from '../store/fulfil-order.ts'
import { lockOrder, readOrder } from '../store/order.repository.ts'
import { policiesOf } from '../store/order-policies.ts'
import { wantReminder } from '../store/payment-reminder.ts'
import { type ImportedOrder, storeOrders } from '../store/store-orders.ts'
import { orders } from './orders.ts'

const { owner, mother } = town

const loan = {
  kind: 'borrower-accident',
  loanContractNo: 'YF-DK-1',
  lender: '示例银行',
  loanFen: 100,
  months: 12,
} as const

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [])
})
beforeEach(() => service.db.deleteFrom('product').where('code', '=', 'EAB').execute())

function give(...told: readonly ImportedOrder[]) {
  return importRows(importerOf(service), orders, told.map(orderFromCore))
}

let plates = 0

/** An order of a car of its own. */
function carOrder(given: Partial<ImportedOrder> = {}): ImportedOrder & { readonly plate: string } {
  plates += 1
  const plate = `浙A8Q${String(plates).padStart(3, '0')}`
  const vehicle = { ...orderedCar, licenseNo: plate }
  const parts = [partOf('DAA', { vehicle }), partOf('DZA', { vehicle, vehicleTaxFen: 42_000 })]
  return { ...orderOf({ parts }), ...given, plate }
}

/** What the owner, who knows plate, number and phone, sees of the orders of a car. */
async function found(licenseNo: string) {
  const visitor = await newSession(service)
  await visitor.passSlide()
  const facts = { licenseNo, identifyNumber: owner.idNumber, applyMobile: owner.mobile }
  const { code, wire } = await visitor.ask(findOrders, facts)
  return code === '1' ? wire.json().body : undefined
}

function stored(order: ImportedOrder) {
  return readOrder(service, { object: orderRefOf(service.keys, order) })
}

test('an order is found by its lookup key, and told again changes nothing', async () => {
  const order = carOrder()
  expect(await give(order)).toMatchObject({ added: 1, reasons: [] })
  expect(await found(order.plate)).toMatchObject({ total: 1 })
  expect(await give(order)).toMatchObject({ unchanged: 1 })
  expect(await found(order.plate)).toMatchObject({ total: 1 })
})

test('what is told otherwise replaces what was told, its lookup keys too; reminders stay as they were wanted', async () => {
  const order = carOrder()
  await give(order)
  await wantReminder(service, orderRefOf(service.keys, order), false)
  const vehicle = { ...orderedCar, licenseNo: '浙A9Q999' }
  const parts = order.parts.map((part) => ({ ...part, policy: { ...part.policy, vehicle } }))
  expect(await give({ ...order, parts, status: 'cancelled' })).toMatchObject({ changed: 1 })
  expect(await found(order.plate)).toBeUndefined()
  expect(await found('浙A9Q999')).toMatchObject({ total: 1 })
  expect(await stored(order)).toMatchObject({ status: 'cancelled', wantsReminder: false })
  await give(order)
  expect(await stored(order)).toMatchObject({ status: 'cancelled' })
})

test('an order that was paid here stays paid and whole, whatever an older file tells of it', async () => {
  const order = carOrder()
  await give(order)
  const locked = await lockOrder(service, orderRefOf(service.keys, order))
  await fulfilOrder(service, locked, service.clock.now())
  const paid = await stored(order)
  const cheaper = order.parts.slice(0, 1)
  expect(await give({ ...order, parts: cheaper, isByAgent: true })).toMatchObject({ reasons: [] })
  expect(await stored(order)).toEqual(paid)
  expect(await policiesOf(service, paid)).toHaveLength(2)
  await give({ ...order, status: 'refunded' })
  expect(await stored(order)).toMatchObject({ status: 'refunded', parts: paid.parts })
})

test('an order that was paid elsewhere has its policies, which are stored before it', async () => {
  const { risk, insured } = household(owner)
  const part = partOf('JAA', { risk })
  const paidAt = new Date('2026-11-19T03:00:00Z')
  const order = orderOf({ parts: [part] })
  const paid: ImportedOrder = { ...order, status: 'paid', paidAt }
  expect((await give(paid)).reasons).toEqual([
    'parts.0.proposalNo: its policy is not stored, and has to be before its order is paid',
  ])
  const policy = { ...policyOf('JAA', { insured, risk }), policyNo: policyNoOf(part) }
  await storeInTown(service, [policy])
  expect((await give(order)).reasons).toEqual([
    'parts.0.proposalNo: its policy is stored already, so its order is paid',
  ])
  expect(await give(paid)).toMatchObject({ added: 1, reasons: [] })
  const known = await stored(order)
  expect(known).toMatchObject({ status: 'paid', paidAt })
  expect(await policiesOf(service, known)).toHaveLength(1)
})

test('orders of the demo can be told in a file, and are stored as the demo stores them', async () => {
  const told = demoOrders('2026-11-22')
  const importer = await openImporter()
  const other = await createTestDatabase()
  await storeProducts(other)
  await storeOrders({ db: other.db, keys: importer.keys }, told)
  const imported = await importRows(importer.give, orders, told.map(orderFromCore))
  expect(imported).toMatchObject({ added: told.length, reasons: [] })
  for (const table of ['customer_order', 'order_lookup_key'] as const) {
    expect(await rowsIn(importer.database.db, table)).toEqual(await rowsIn(other.db, table))
  }
  await importer.close()
  await other.drop()
})

/** Rows of a table without what is sealed, which differs each time. */
async function rowsIn(db: Db, table: 'customer_order' | 'order_lookup_key') {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows.map((row) => JSON.stringify({ ...row, sealed: undefined })).sort()
}

const [sold] = partsOf([partOf('DAA')])

/** Parts as a file has them. */
function partsOf(parts: ImportedOrder['parts']) {
  return orderFromCore(orderOf({ parts: [...parts] })).parts
}

test.each([
  [
    'parts.0.policy.productCode: no such product is stored',
    { parts: partsOf([partOf('EAB', { risk: loan })]) },
  ],
  [
    "parts.0.policy.risk: is not of the product's kind, household",
    { parts: partsOf([partOf('JAA', { risk: loan })]) },
  ],
  [
    'parts.0: proposalNo is of another product than productCode',
    { parts: [{ ...sold, proposalNo: 'TEAB202633018800000001' }] },
  ],
  [
    'parts.0.proposalNo: is no number of a proposal (NUMBERS_FILE)',
    { parts: [{ ...sold, proposalNo: '1' }] },
  ],
  [
    'parts: insures several people',
    { parts: partsOf([partOf('DAA'), partOf('DZA', { insured: mother })]) },
  ],
  ['parts: has one proposal twice', { parts: [sold, sold] }],
  ['paidAt: an order that is paid has it, no other', { status: 'paid' }],
  ['isOnline: is true of unpaid', { isOnline: false }],
  ['destination.countyCode: ', { destination: { countyCode: '330106' } }],
])('a row is rejected with its reason: %s', async (reason, wrong) => {
  const row = { ...orderFromCore(carOrder()), ...wrong }
  const { reasons } = await importRows(importerOf(service), orders, [row])
  expect(reasons).toEqual([expect.stringContaining(reason)])
})
