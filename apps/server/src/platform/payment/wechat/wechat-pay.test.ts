import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeWechatPay, openFakeWechatPay } from '../../../../test/fakes/fake-wechat-pay.ts'
import { refundAsked, tradeToOpen } from '../../../../test/subjects/gateway-trade.ts'
import { openGateway } from '../../../../test/subjects/open-gateway.ts'
import { type TestClock, testClock } from '../../../../test/test-clock.ts'
import {
  GatewayRefused,
  GatewayUnreached,
  GatewayUnsure,
  type PaymentGateway,
} from '../payment-gateway.ts'

const { tradeNo, amountFen } = tradeToOpen
let clock: TestClock
let fake: FakeWechatPay
let gateway: PaymentGateway
beforeEach(async () => {
  clock = testClock()
  fake = await openFakeWechatPay(clock)
  gateway = await openGateway('wechat', fake.env, clock)
})
afterEach(() => fake.stop())

test('in a browser the customer leaves for the page of WeChat, which sends them back', async () => {
  const way = await gateway.open(tradeToOpen)
  const url = new URL(way.kind === 'redirect' ? way.url : '')
  expect(url.origin).toBe('https://wx.tenpay.com')
  expect(url.searchParams.get('redirect_url')).toBe(tradeToOpen.returnUrl)
  expect(fake.opened.get(tradeNo)).toEqual({
    appid: 'wx8888888888888888',
    mchid: '1900000109',
    description: '机动车商业保险、交强险',
    out_trade_no: tradeNo,
    time_expire: '2026-11-20T12:15:00+08:00',
    notify_url: 'https://self.insurer.example/notify/wechat',
    amount: { total: amountFen, currency: 'CNY' },
    scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } },
  })
})

test('inside WeChat its cashier opens with numbers that the merchant signed', async () => {
  const way = await gateway.open({ ...tradeToOpen, place: 'wechat', openId: 'o-lin' })
  if (way.kind !== 'jsapi') throw new Error(way.kind)
  expect(fake.opened.get(tradeNo)).toMatchObject({ payer: { openid: 'o-lin' } })
  expect(way.package).toMatch(/^prepay_id=wx/)
  const lines = [way.appId, way.timeStamp, way.nonceStr, way.package]
  expect(fake.isSigned(lines, way.paySign)).toBe(true)
})

test('inside WeChat nobody pays of whom is not known who they are', async () => {
  const opening = gateway.open({ ...tradeToOpen, place: 'wechat' })
  await expect(opening).rejects.toBeInstanceOf(GatewayRefused)
  expect(fake.opened.size).toBe(0)
})

test('a mini-program is told what its own page is to open, signed', async () => {
  const way = await gateway.open({ ...tradeToOpen, place: 'mini-program' })
  const [page, query] = way.kind === 'mini-program' ? way.path.split('?') : []
  expect(page).toBe('/pages/pay/pay')
  const { sign = '', ...told } = Object.fromEntries(new URLSearchParams(query))
  expect(told).toEqual({
    trade: tradeNo,
    amount: '286450',
    expires: '1795148100',
    subject: '机动车商业保险、交强险',
  })
  expect(fake.isSigned(Object.values(told), sign)).toBe(true)
})

test('it is offered where it can be used', async () => {
  const { WECHAT_APP_SECRET, WECHAT_PAY_MINI_PROGRAM_PATH, ...least } = fake.env
  const without = await openGateway('wechat', least, clock)
  const places = ['browser', 'wechat', 'mini-program'] as const
  expect(places.map((place) => gateway.canServe(place))).toEqual([true, true, true])
  expect(places.map((place) => without.canServe(place))).toEqual([true, false, false])
})

test('how a payment stands is asked, and paid stays paid after a refund', async () => {
  expect(await gateway.query(tradeNo)).toEqual({ state: 'absent' })
  await gateway.open(tradeToOpen)
  expect(await gateway.query(tradeNo)).toEqual({ state: 'unpaid' })
  fake.become(tradeNo, 'PAYERROR')
  expect(await gateway.query(tradeNo)).toEqual({ state: 'failed' })
  const paid = {
    state: 'paid',
    gatewayNo: `4200${tradeNo}`,
    amountFen,
    paidAt: clock.now(),
  }
  fake.become(tradeNo, 'SUCCESS')
  expect(await gateway.query(tradeNo)).toEqual(paid)
  fake.become(tradeNo, 'REFUND')
  expect(await gateway.query(tradeNo)).toEqual(paid)
})

test('what is closed stays closed, and what was paid before says so', async () => {
  expect(await gateway.close(tradeNo)).toEqual({ state: 'closed' })
  await gateway.open(tradeToOpen)
  expect(await gateway.close(tradeNo)).toEqual({ state: 'closed' })
  expect(await gateway.query(tradeNo)).toEqual({ state: 'closed' })
  fake.become(tradeNo, 'SUCCESS')
  expect(await gateway.close(tradeNo)).toMatchObject({ state: 'paid', amountFen })
})

test('money goes back once, however often that is asked', async () => {
  await expect(gateway.refund(refundAsked)).rejects.toBeInstanceOf(GatewayRefused)
  await gateway.open(tradeToOpen)
  fake.become(tradeNo, 'SUCCESS')
  fake.refundStatus = 'PROCESSING'
  expect(await gateway.refund(refundAsked)).toBe('under way')
  fake.refundStatus = 'SUCCESS'
  expect(await gateway.refund(refundAsked)).toBe('done')
  fake.refundStatus = 'ABNORMAL'
  await expect(gateway.refund(refundAsked)).rejects.toBeInstanceOf(GatewayRefused)
  expect([...fake.refunds]).toEqual([[refundAsked.refundNo, amountFen]])
})

test('what was asked over a bad line may have happened, and is asked again', async () => {
  fake.line = 'cut'
  await expect(gateway.open(tradeToOpen)).rejects.toBeInstanceOf(GatewayUnsure)
  fake.line = 'good'
  expect(await gateway.query(tradeNo)).toEqual({ state: 'unpaid' })
})

test('an answer that WeChat did not sign is none', async () => {
  fake.isForger = true
  await expect(gateway.open(tradeToOpen)).rejects.toBeInstanceOf(GatewayUnsure)
  await expect(gateway.query(tradeNo)).rejects.toBeInstanceOf(GatewayUnsure)
  await expect(gateway.close(tradeNo)).rejects.toBeInstanceOf(GatewayUnsure)
})

test('of who cannot be reached nothing was asked', async () => {
  await fake.stop()
  await expect(gateway.open(tradeToOpen)).rejects.toBeInstanceOf(GatewayUnreached)
  fake = await openFakeWechatPay(clock)
})

test('another merchant of the same name is refused', async () => {
  const other = { ...fake.env, WECHAT_PAY_MERCHANT_ID: '1900000110' }
  const foreign = await openGateway('wechat', other, clock)
  await expect(foreign.open(tradeToOpen)).rejects.toBeInstanceOf(GatewayRefused)
})
