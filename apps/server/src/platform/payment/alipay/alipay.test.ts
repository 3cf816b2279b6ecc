import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeAlipay, openFakeAlipay } from '../../../../test/fakes/fake-alipay.ts'
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
let fake: FakeAlipay
let gateway: PaymentGateway
beforeEach(async () => {
  clock = testClock()
  fake = await openFakeAlipay(clock)
  gateway = await openGateway('alipay', fake.env, clock)
})
afterEach(() => fake.stop())

/** The customer gets to the cashier; what it was asked there. */
async function visit() {
  const way = await gateway.open(tradeToOpen)
  return fake.visit(way.kind === 'redirect' ? way.url : '')
}

test('the customer leaves for a cashier whose address is signed', async () => {
  const { biz_content = '', ...asked } = await visit()
  expect(asked).toMatchObject({
    method: 'alipay.trade.wap.pay',
    timestamp: '2026-11-20 12:00:00',
    notify_url: 'https://self.insurer.example/notify/alipay',
    return_url: tradeToOpen.returnUrl,
  })
  expect(JSON.parse(biz_content)).toEqual({
    out_trade_no: tradeNo,
    total_amount: '2864.50',
    subject: '机动车商业保险、交强险',
    product_code: 'QUICK_WAP_WAY',
    time_expire: '2026-11-20 12:15:00',
    quit_url: tradeToOpen.returnUrl,
  })
})

test('inside WeChat it is not offered', () => {
  const places = ['browser', 'wechat', 'mini-program'] as const
  expect(places.map((place) => gateway.canServe(place))).toEqual([true, false, false])
})

test('how a payment stands is asked, and paid stays paid after it was closed by a refund', async () => {
  expect(await gateway.query(tradeNo)).toEqual({ state: 'absent' })
  await visit()
  expect(await gateway.query(tradeNo)).toEqual({ state: 'unpaid' })
  const paid = { state: 'paid', gatewayNo: `2026${tradeNo}`, amountFen, paidAt: clock.now() }
  for (const status of ['TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED']) {
    fake.become(tradeNo, status)
    expect(await gateway.query(tradeNo)).toEqual(paid)
  }
})

test('what is closed stays closed, and what was paid before says so', async () => {
  expect(await gateway.close(tradeNo)).toEqual({ state: 'closed' })
  await visit()
  expect(await gateway.close(tradeNo)).toEqual({ state: 'closed' })
  expect(await gateway.query(tradeNo)).toEqual({ state: 'closed' })
  expect(await gateway.close(tradeNo)).toEqual({ state: 'closed' })
  fake.become(tradeNo, 'TRADE_SUCCESS')
  expect(await gateway.close(tradeNo)).toMatchObject({ state: 'paid', amountFen })
})

test('money goes back once, however often that is asked', async () => {
  await expect(gateway.refund(refundAsked)).rejects.toBeInstanceOf(GatewayRefused)
  await visit()
  fake.become(tradeNo, 'TRADE_SUCCESS')
  fake.refundsAtOnce = false
  expect(await gateway.refund(refundAsked)).toBe('under way')
  fake.refundsAtOnce = true
  expect(await gateway.refund(refundAsked)).toBe('done')
  expect(await gateway.refund({ ...refundAsked, refundNo: 'R2' })).toBe('done')
  expect([...fake.refunds]).toEqual([
    [refundAsked.refundNo, '2864.50'],
    ['R2', '2864.50'],
  ])
})

test('what was asked over a bad line may have happened', async () => {
  await visit()
  fake.line = 'cut'
  await expect(gateway.close(tradeNo)).rejects.toBeInstanceOf(GatewayUnsure)
  fake.line = 'good'
  expect(await gateway.query(tradeNo)).toEqual({ state: 'closed' })
})

test('an answer that Alipay did not sign is none', async () => {
  await visit()
  fake.isForger = true
  await expect(gateway.query(tradeNo)).rejects.toBeInstanceOf(GatewayUnsure)
  await expect(gateway.close(tradeNo)).rejects.toBeInstanceOf(GatewayUnsure)
  await expect(gateway.refund(refundAsked)).rejects.toBeInstanceOf(GatewayUnsure)
})

test('of who cannot be reached nothing was asked', async () => {
  await fake.stop()
  await expect(gateway.query(tradeNo)).rejects.toBeInstanceOf(GatewayUnreached)
  fake = await openFakeAlipay(clock)
})

test('a notice says what was paid, each time that it comes', async () => {
  await visit()
  fake.become(tradeNo, 'TRADE_SUCCESS')
  const paid = {
    noticeId: `notice-of-${tradeNo}`,
    tradeNo,
    trade: { state: 'paid', gatewayNo: `2026${tradeNo}`, amountFen, paidAt: clock.now() },
  }
  const notice = fake.noticeOf(tradeNo)
  expect(await gateway.readNotice(notice)).toEqual(paid)
  expect(await gateway.readNotice(notice)).toEqual(paid)
})

test('a notice of another application, signed by anybody else or changed is nobody’s', async () => {
  await visit()
  fake.become(tradeNo, 'TRADE_SUCCESS')
  const notice = fake.noticeOf(tradeNo)
  const foreign = fake.noticeOf(tradeNo, { app_id: '2021000000000002' })
  const changes = [
    { body: foreign.body },
    { body: changed(notice.body, 'total_amount', '0.01') },
    { body: changed(notice.body, 'out_trade_no', 'T20261120000002') },
    { body: changed(notice.body, 'sign_type', 'RSA') },
    { body: changed(notice.body, 'extra', 'more') },
    { body: Buffer.alloc(0) },
  ]
  for (const { body } of changes) {
    expect(await gateway.readNotice({ headers: {}, body })).toBeUndefined()
  }
  fake.isForger = true
  expect(await gateway.readNotice(fake.noticeOf(tradeNo))).toBeUndefined()
})

test('Alipay is told whether to come again', () => {
  expect(gateway.noticeAnswer(true).body).toBe('success')
  expect(gateway.noticeAnswer(false).body).toBe('failure')
})

function changed(body: Buffer, name: string, value: string): Buffer {
  const said = new URLSearchParams(body.toString())
  said.set(name, value)
  return Buffer.from(said.toString())
}
