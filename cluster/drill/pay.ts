import { randomUUID } from 'node:crypto'
import type { OrderDetail } from '@ecenter/contract/orders/order.ts'
import { findOrders, queryOrder, startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { until } from '../machines/until.ts'
import { type Customer, newCustomer } from './customer.ts'
import type { OrderToPay } from './orders.ts'
import { persist, startOver } from './persist.ts'

const place = 'browser'

const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

/** How the gateway tells of the money: by a notice, by two, or never, so that it has to be asked. */
const endings = ['paid', 'twice', 'never'] as const

/** Finds the order, pays it at the demo's cashier, and waits for the policies. */
export async function pay(origin: string, { facts }: OrderToPay, at: number): Promise<OrderDetail> {
  return await startOver(async () => {
    const customer = await newCustomer(origin)
    const handle = await find(customer, facts)
    const order = await customer.get(queryOrder, { handle, place })
    if (order.status !== 'paid') await payAtCashier(customer, order, endings[at % endings.length])
    return await untilPaid(customer, handle)
  })
}

async function find(customer: Customer, facts: OrderToPay['facts']): Promise<string> {
  await customer.passSlide()
  const { payInfoList } = await customer.get(findOrders, facts)
  const [order] = payInfoList
  if (order === undefined) throw new Error('the order is not there')
  return order.handle
}

async function payAtCashier(
  { browser, get }: Customer,
  { handle, payInfo }: OrderDetail,
  ending = 'paid',
): Promise<void> {
  const asked = { handle, method: 'sandbox', place, sumPremium: payInfo.sumPremium } as const
  const { way } = await get(startPayment, asked, randomUUID())
  if (way.kind !== 'redirect') throw new Error('no cashier')
  await persist(async () => {
    const { status } = await browser.send({ path: `${way.url}/${ending}`, headers: asForm })
    if (status !== 303) throw new Error(`the cashier answered ${status}`)
  })
}

async function untilPaid({ get }: Customer, handle: string): Promise<OrderDetail> {
  let order = await get(queryOrder, { handle, place })
  await until('the order is paid', async () => {
    order = await get(queryOrder, { handle, place })
    return order.status === 'paid'
  })
  return order
}
