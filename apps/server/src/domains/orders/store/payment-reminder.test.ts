import { changePaymentReminder } from '@ecenter/contract/orders/order-calls.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { openedPayment, scriptedGateway } from '../../../../test/subjects/payments.ts'
import { town } from '../../../../test/subjects/policies/other-policies.ts'
import { provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newSession } from '../../../../test/visitor.ts'
import { secondsAfter, timeInChina } from '../../../platform/clock/clock.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { remindOfPayments } from '../payment/remind-of-payments.ts'
import { settle } from '../payment/settle.ts'
import { readOrder } from './order.repository.ts'
import type { Order } from './order.ts'
import type { NewOrder } from './store-orders.ts'

const alipay = scriptedGateway('alipay')

const service = serviceOfTests({ demo: false, gateways: [alipay.gateway] })

/** An order that can be paid for so many seconds from now. */
function orderFor(seconds: number, given: Partial<NewOrder> = {}): Promise<Order> {
  const lastPayAt = secondsAfter(service.clock.now(), seconds)
  return storedOrder(service, { lastPayAt, ...given })
}

async function reminders(): Promise<{ to: string; text: string | undefined }[]> {
  await remindOfPayments(service)
  const messages = await service.outbox.messages()
  return messages
    .filter(({ text }) => text?.includes('还没有支付'))
    .map(({ to, text }) => ({ to, text }))
}

async function statusOf({ ref }: Order): Promise<string> {
  return (await readOrder(service, { object: ref })).status
}

test('an SMS reminds of an order once, on its last day, without anybody’s name', async () => {
  await orderFor(86_401)
  expect(await reminders()).toEqual([])
  await service.passTime(2)
  const [sent, ...others] = await reminders()
  expect(others).toEqual([])
  expect(sent?.to).toBe(town.owner.mobile)
  expect(sent?.text).toContain('DAA 产品、交强险')
  expect(sent?.text).toContain('15,728.00 元')
  expect(sent?.text).toContain('2026-11-21 12:00')
  expect(sent?.text).not.toContain(town.owner.name)
  expect(await reminders()).toHaveLength(1)
  await Promise.all([remindOfPayments(service), remindOfPayments(service)])
  expect(await reminders()).toHaveLength(1)
})

test('nobody is reminded who turned it off, cannot pay yet, or has paid', async () => {
  const sent = (await reminders()).length
  const off = await orderFor(3600)
  const visitor = await newSession(service)
  const handle = await provenOrder(service, visitor, off)
  await visitor.get(changePaymentReminder, { handle, isReminded: false })
  await orderFor(3600, { underwriting: 'examined' })
  await orderFor(3600, { status: 'on-delivery', isOnline: false })
  await orderFor(3600, { status: 'cancelled' })
  expect(await reminders()).toHaveLength(sent)
  await visitor.get(changePaymentReminder, { handle, isReminded: true })
  expect(await reminders()).toHaveLength(sent + 1)
})

test('nobody is reminded by night', async () => {
  const sent = (await reminders()).length
  const [hours = 0, minutes = 0] = timeInChina(service.clock.now()).split(':').map(Number)
  await service.passTime((21 - hours) * 3600 - minutes * 60)
  await orderFor(86_400)
  expect(await reminders()).toHaveLength(sent)
  await service.passTime(11 * 3600)
  expect(await reminders()).toHaveLength(sent + 1)
})

test('an order that was not paid in time expires, and no sooner', async () => {
  const order = await orderFor(60)
  await service.passTime(59)
  await expireOrders(service)
  expect(await statusOf(order)).toBe('unpaid')
  await service.passTime(1)
  await Promise.all([expireOrders(service), expireOrders(service)])
  expect(await statusOf(order)).toBe('expired')
  const traces = await service.db
    .selectFrom('audit_entry')
    .select('event')
    .where('event', '=', 'order-expired')
    .where('object_id', '=', order.id)
    .execute()
  expect(traces).toHaveLength(1)
})

test('an order with an open payment waits for how that ends', async () => {
  const order = await orderFor(60)
  await openedPayment(service, await newSession(service), order)
  await service.passTime(60)
  await expireOrders(service)
  expect(await statusOf(order)).toBe('unpaid')
})

test('an order whose payment failed waits until that cashier is closed', async () => {
  const order = await orderFor(60)
  const payment = await openedPayment(service, await newSession(service), order)
  await settle(service, payment, { state: 'failed' })
  await service.passTime(60)
  await expireOrders(service)
  expect(await statusOf(order)).toBe('unpaid')
})

test('what is paid to the courier does not expire', async () => {
  const order = await orderFor(60, { status: 'on-delivery', isOnline: false })
  await service.passTime(61)
  await expireOrders(service)
  expect(await statusOf(order)).toBe('on-delivery')
})
