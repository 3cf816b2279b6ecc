import type { TypedOf } from '@ecenter/contract/call.ts'
import { startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeAlipay, openFakeAlipay } from '../../../../test/fakes/fake-alipay.ts'
import { type FakeWechatPay, openFakeWechatPay } from '../../../../test/fakes/fake-wechat-pay.ts'
import {
  allBought,
  boughtBy,
  learnLater,
  nothingBought,
  orderNow,
  paymentsFor,
} from '../../../../test/subjects/payments.ts'
import { provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { yuanOfFen } from '../../../platform/payment/alipay/yuan.ts'
import type { NoticeReceived } from '../../../platform/payment/payment-gateway.ts'
import { refundPayment } from '../payment/refund-payment.ts'
import type { Order } from '../store/order.ts'

let wechat: FakeWechatPay
let alipay: FakeAlipay
let service: TestService
let visitor: Visitor
let order: Order
beforeAll(async () => {
  const clock = { now: () => service.clock.now() }
  wechat = await openFakeWechatPay(clock)
  alipay = await openFakeAlipay(clock)
  service = await openTestService({ demo: false, env: { ...wechat.env, ...alipay.env } })
})
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
  order = await storedOrder(service)
})
afterAll(async () => {
  await service.close()
  await Promise.all([wechat.stop(), alipay.stop()])
})

async function pay(how: Omit<TypedOf<typeof startPayment>, 'handle' | 'sumPremium'>) {
  const handle = await provenOrder(service, visitor, order)
  const { way } = await visitor.get(startPayment, { handle, sumPremium: order.amountFen, ...how })
  return way
}

/** The customer gets to Alipay's cashier; the number of the payment there. */
async function visitAlipay(): Promise<string> {
  const way = await pay({ method: 'alipay', place: 'browser' })
  alipay.visit(way.kind === 'redirect' ? way.url : '')
  return latestTrade()
}

async function latestTrade(): Promise<string> {
  const [payment] = await paymentsFor(service, order)
  return payment?.tradeNo ?? ''
}

/** A gateway tells; what it is answered. */
async function tell(method: 'wechat' | 'alipay', { headers, body }: NoticeReceived) {
  const contentType =
    method === 'wechat' ? 'application/json' : 'application/x-www-form-urlencoded; charset=utf-8'
  const { statusCode, payload } = await service.app.inject({
    method: 'POST',
    url: `/notify/${method}`,
    headers: { ...headers, 'content-type': contentType },
    payload: body,
  })
  return method === 'wechat' ? statusCode : payload
}

test('what was paid at Alipay buys the order once, however often that is told', async () => {
  const tradeNo = await visitAlipay()
  alipay.become(tradeNo, 'TRADE_SUCCESS')
  const notice = alipay.noticeOf(tradeNo)
  for (let at = 0; at < 3; at++) expect(await tell('alipay', notice)).toBe('success')
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test('inside WeChat it is learnt who pays, and then the cashier opens', async () => {
  const inside = { method: 'wechat', place: 'wechat' } as const
  const asked = await pay(inside)
  const url = new URL(asked.kind === 'authorize' ? asked.url : '')
  expect(url.searchParams.get('redirect_uri')).toContain('/#/order-pay-detail')
  const wechatState = url.searchParams.get('state') ?? ''
  expect(await pay({ ...inside, wechatCode: 'code1', wechatState })).toMatchObject({
    kind: 'jsapi',
    appId: 'wx8888888888888888',
  })
  const tradeNo = await latestTrade()
  expect(wechat.opened.get(tradeNo)).toMatchObject({ payer: { openid: 'openid-of-code1' } })
  wechat.become(tradeNo, 'SUCCESS')
  expect(await tell('wechat', wechat.noticeOf(tradeNo))).toBe(200)
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test('where no notice comes the page learns it when it asks', async () => {
  expect(await pay({ method: 'wechat', place: 'browser' })).toMatchObject({ kind: 'redirect' })
  const tradeNo = await latestTrade()
  await learnLater(service, order)
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
  wechat.become(tradeNo, 'SUCCESS')
  await learnLater(service, order)
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test('forged notices, and those of anybody else, change nothing', async () => {
  const tradeNo = await visitAlipay()
  alipay.become(tradeNo, 'TRADE_SUCCESS')
  alipay.isForger = true
  expect(await tell('alipay', alipay.noticeOf(tradeNo))).toBe('failure')
  alipay.isForger = false
  expect(await tell('alipay', alipay.noticeOf(tradeNo, { app_id: '2021' }))).toBe('failure')
  expect(await tell('wechat', alipay.noticeOf(tradeNo))).toBe(400)
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
  expect(await boughtBy(service, order)).toEqual(nothingBought)
})

test('another amount than the order’s buys nothing and goes back whole', async () => {
  const tradeNo = await visitAlipay()
  alipay.become(tradeNo, 'TRADE_SUCCESS')
  const notice = alipay.noticeOf(tradeNo, { total_amount: '0.01' })
  expect(await tell('alipay', notice)).toBe('success')
  await refundLatest()
  expect([...alipay.refunds.values()].at(-1)).toBe('0.01')
  expect(await boughtBy(service, order)).toEqual(nothingBought)
})

test('a cashier that was left behind and is paid after all is refunded', async () => {
  const left = await visitAlipay()
  service.clock.advance(1)
  await pay({ method: 'wechat', place: 'browser' })
  const tradeNo = await latestTrade()
  wechat.become(tradeNo, 'SUCCESS')
  expect(await tell('wechat', wechat.noticeOf(tradeNo))).toBe(200)
  alipay.become(left, 'TRADE_SUCCESS')
  expect(await tell('alipay', alipay.noticeOf(left))).toBe('success')
  await refundLatest()
  expect([...alipay.refunds.values()].at(-1)).toBe(yuanOfFen(order.amountFen))
  expect(wechat.refunds.size).toBe(0)
  expect(await boughtBy(service, order)).toEqual(allBought)
})

/** The job whose turn it is. */
async function refundLatest(): Promise<void> {
  for (const { ref, refund } of await paymentsFor(service, order)) {
    if (refund !== undefined) expect(await refundPayment(service, ref)).toBe(true)
  }
}
