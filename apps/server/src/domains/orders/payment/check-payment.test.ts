import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  openedPayment,
  orderNow,
  paymentsFor,
  scriptedGateway,
} from '../../../../test/subjects/payments.ts'
import { storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import type { PaymentCheck } from '../../../platform/jobs/payment-jobs.ts'
import type { Order } from '../store/order.ts'
import type { Payment } from '../store/payment.ts'
import { checkPayment } from './check-payment.ts'
import type { PaymentServices } from './payment-services.ts'
import { settle } from './settle.ts'

const scripted = scriptedGateway()

const service = serviceOfTests({ demo: false, gateways: [scripted.gateway] })
let visitor: Visitor
let order: Order
let payment: Payment
let services: PaymentServices
/** The looks that were asked for, in seconds after the payment began. */
let planned: { readonly seconds: number; readonly check: PaymentCheck }[]
beforeEach(async () => {
  scripted.troubles.clear()
  visitor = newVisitor(service)
  await visitor.open()
  order = await storedOrder(service)
  payment = await openedPayment(service, visitor, order)
  planned = []
  services = {
    ...service,
    jobs: {
      ...service.jobs,
      async checkPayment(check, at) {
        const seconds = (at.getTime() - payment.startedAt.getTime()) / 1000
        planned.push({ seconds, check })
      },
    },
  }
})

/** As the jobs would do it: each look at its time, until none is planned. */
async function lookAsPlanned(): Promise<void> {
  await lookAt(15, { ...checkOf(payment), number: 0 })
  for (const { seconds, check } of planned) await lookAt(seconds, check)
}

function checkOf({ ref }: Payment) {
  return { customerKey: ref.customerKey.toString('hex'), id: ref.id }
}

async function lookAt(seconds: number, check: PaymentCheck): Promise<void> {
  const now = (service.clock.now().getTime() - payment.startedAt.getTime()) / 1000
  service.clock.advance(seconds - now)
  await checkPayment(services, check)
}

test('a payment that nobody ends is looked after, and closed when its time is over', async () => {
  await lookAsPlanned()
  expect(planned.map(({ seconds }) => seconds)).toEqual([60, 300, 600, 900])
  expect(scripted.trades.get(payment.tradeNo)).toEqual({ state: 'closed' })
  expect(await paymentsFor(service, order)).toMatchObject([{ state: 'closed' }])
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
})

test('one that was paid without a notice is found', async () => {
  scripted.pay(payment.tradeNo, order)
  await lookAsPlanned()
  expect(planned).toEqual([])
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})

test('one that was paid at the last moment is found when it is closed', async () => {
  scripted.pay(payment.tradeNo, order)
  await lookAt(900, { ...checkOf(payment), number: 0 })
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})

test('one that had failed and was paid at the same cashier after all is found without a notice', async () => {
  await settle(service, payment, { state: 'failed', reason: '余额不足' })
  scripted.pay(payment.tradeNo, order)
  await lookAsPlanned()
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})

test('one that had failed is closed when its time is over, and why it failed is still told', async () => {
  await settle(service, payment, { state: 'failed', reason: '余额不足' })
  await lookAsPlanned()
  expect(scripted.trades.get(payment.tradeNo)).toEqual({ state: 'closed' })
  expect(await paymentsFor(service, order)).toMatchObject([
    { state: 'closed', failure: '余额不足' },
  ])
})

test('money for one that was closed early goes back, though no notice told of it', async () => {
  await openedPayment(service, visitor, order)
  await lookAt(15, { ...checkOf(payment), number: 0 })
  expect(planned.map(({ seconds }) => seconds)).toEqual([900])
  scripted.pay(payment.tradeNo, order)
  scripted.troubles.set('close', 'unsure')
  await lookAt(900, { ...checkOf(payment), number: 1 })
  expect(planned.map(({ seconds }) => seconds)).toEqual([900, 960])
  scripted.troubles.clear()
  await lookAt(960, { ...checkOf(payment), number: 2 })
  expect(planned).toHaveLength(2)
  const [, first] = await paymentsFor(service, order)
  expect(first).toMatchObject({ state: 'paid', refund: { state: 'asked' } })
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
})

test('while the gateway is away the looks go on, beyond the end until one is clear', async () => {
  scripted.troubles.set('query', 'unsure').set('close', 'unsure')
  await lookAt(900, { ...checkOf(payment), number: 0 })
  expect(planned.map(({ seconds }) => seconds)).toEqual([960])
  expect(await paymentsFor(service, order)).toMatchObject([{ state: 'open', isUnsure: true }])
  scripted.troubles.clear()
  await lookAt(960, { ...checkOf(payment), number: 1 })
  expect(planned).toHaveLength(1)
  expect(await paymentsFor(service, order)).toMatchObject([{ state: 'closed', isUnsure: false }])
})

test('a look that comes twice begins no second row of them', async () => {
  const check = { ...checkOf(payment), number: 0 }
  await lookAt(15, check)
  await lookAt(15, check)
  expect(planned).toHaveLength(1)
})
