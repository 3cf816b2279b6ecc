import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { allBought, boughtBy, nothingBought, orderNow } from '../../../../test/subjects/payments.ts'
import { partOf, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { readInvoices } from '../../invoices/store/invoice.repository.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import { type FulfilStore, fulfilOrder } from './fulfil-order.ts'
import { lockOrder } from './order.repository.ts'
import type { Order } from './order.ts'
import { policiesOf } from './order-policies.ts'

const service = serviceOfTests({ demo: false })

function pay(order: Order, given: Partial<FulfilStore> = {}): Promise<void> {
  const { clock } = service
  return service.db.transaction().execute(async (db) => {
    const store = { ...service, db, ...given }
    await fulfilOrder(store, await lockOrder(store, order.ref), clock.now())
  })
}

async function invoicesFor(order: Order) {
  const rows = await service.db
    .selectFrom('order_policy')
    .innerJoin('invoice', (join) =>
      join
        .onRef('invoice.customer_key', '=', 'order_policy.customer_key')
        .onRef('invoice.policy_id', '=', 'order_policy.policy_id'),
    )
    .select(['invoice.customer_key', 'invoice.id'])
    .where('order_id', '=', order.id)
    .execute()
  const refs = rows.map(({ customer_key: customerKey, id }) => ({
    kind: 'invoice' as const,
    customerKey,
    id,
  }))
  return readInvoices(service, refs)
}

test('money issues the policies of an order today, invoices them and sends the papers off', async () => {
  const order = await storedOrder(service)
  await pay(order)
  const policies = await readPolicies(service, await policiesOf(service, order))
  expect(policies).toHaveLength(2)
  for (const policy of policies) {
    expect(policy).toMatchObject({
      issuedOn: '2026-11-20',
      startsOn: '2026-12-01',
      endsOn: '2027-11-30',
      premiumFen: 765_400,
    })
  }
  const numbers = order.parts.map(({ proposalNo }) => `P${proposalNo.slice(1)}`)
  expect(policies.map(({ policyNo }) => policyNo).sort()).toEqual(numbers.sort())
  const invoices = await invoicesFor(order)
  expect(invoices.map(({ status, issuedOn }) => [status, issuedOn])).toEqual([
    ['issued', '2026-11-20'],
    ['issued', '2026-11-20'],
  ])
  const invoiced = invoices.reduce((sum, { amountFen }) => sum + amountFen, 0)
  expect(invoiced).toBe(order.amountFen)
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(2)
  expect(await orderNow(service, order)).toMatchObject({
    status: 'paid',
    paidAt: service.clock.now(),
  })
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test('an order that is sent nothing has no delivery', async () => {
  const order = await storedOrder(service, { destination: undefined })
  await pay(order)
  expect(await boughtBy(service, order)).toEqual({ policies: 2, invoices: 2, deliveries: 0 })
})

test('invoices wait where the tax platform has given no number', async () => {
  const order = await storedOrder(service, { parts: [partOf('DZA')] })
  await pay(order, { taxPlatform: { nextNumber: () => undefined } })
  const [invoice] = await invoicesFor(order)
  expect(invoice).toMatchObject({ status: 'pending', issuedOn: '2026-11-23' })
  expect(invoice?.number).toBeUndefined()
})

test('an order is bought once, whoever says that it was paid', async () => {
  const order = await storedOrder(service)
  await pay(order)
  await expect(pay(order)).rejects.toThrow('waits for no money')
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test('an order that has ended buys nothing', async () => {
  for (const status of ['expired', 'cancelled', 'refunded'] as const) {
    const order = await storedOrder(service, { status })
    await expect(pay(order)).rejects.toThrow('waits for no money')
    expect(await boughtBy(service, order)).toEqual(nothingBought)
  }
})

test('where the last step fails nothing was done', async () => {
  const order = await storedOrder(service)
  const nextNumber = () => {
    throw new Error('no number')
  }
  await expect(pay(order, { taxPlatform: { nextNumber } })).rejects.toThrow('no number')
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid', paidAt: undefined })
  expect(await boughtBy(service, order)).toEqual(nothingBought)
})
