import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeWechatPay, openFakeWechatPay } from '../../../../test/fakes/fake-wechat-pay.ts'
import { tradeToOpen } from '../../../../test/subjects/gateway-trade.ts'
import { openGateway } from '../../../../test/subjects/open-gateway.ts'
import { type TestClock, testClock } from '../../../../test/test-clock.ts'
import type { NoticeReceived, PaymentGateway } from '../payment-gateway.ts'

const { tradeNo, amountFen } = tradeToOpen
let clock: TestClock
let fake: FakeWechatPay
let gateway: PaymentGateway
beforeEach(async () => {
  clock = testClock()
  fake = await openFakeWechatPay(clock)
  gateway = await openGateway('wechat', fake.env, clock)
  await gateway.open(tradeToOpen)
  fake.become(tradeNo, 'SUCCESS')
})
afterEach(() => fake.stop())

const paid = () => ({
  noticeId: `notice-of-${tradeNo}`,
  tradeNo,
  trade: { state: 'paid', gatewayNo: `4200${tradeNo}`, amountFen, paidAt: clock.now() },
})

test('a notice says what was paid, each time that it comes', async () => {
  const notice = fake.noticeOf(tradeNo)
  expect(await gateway.readNotice(notice)).toEqual(paid())
  expect(await gateway.readNotice(notice)).toEqual(paid())
})

test('one of five minutes is read, an older or a newer one is not', async () => {
  const notice = fake.noticeOf(tradeNo)
  clock.advance(300)
  expect(await gateway.readNotice(notice)).toBeDefined()
  clock.advance(1)
  expect(await gateway.readNotice(notice)).toBeUndefined()
  clock.advance(-602)
  expect(await gateway.readNotice(notice)).toBeUndefined()
})

test('a notice of another merchant, or signed by anybody else, is nobody’s', async () => {
  expect(await gateway.readNotice(fake.noticeOf(tradeNo, { mchid: '1900000110' }))).toBeUndefined()
  fake.isForger = true
  expect(await gateway.readNotice(fake.noticeOf(tradeNo))).toBeUndefined()
})

test.each<[string, (notice: NoticeReceived) => NoticeReceived]>([
  [
    'its signature',
    ({ headers, body }) => ({
      headers: { ...headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' },
      body,
    }),
  ],
  [
    'the key it names',
    ({ headers, body }) => ({ headers: { ...headers, 'wechatpay-serial': 'PUB_KEY_ID_1' }, body }),
  ],
  [
    'its moment',
    ({ headers, body }) => ({ headers: { ...headers, 'wechatpay-timestamp': 'soon' }, body }),
  ],
  ['every header', ({ body }) => ({ headers: {}, body })],
  ['its body', ({ headers }) => ({ headers, body: Buffer.alloc(0) })],
])('a notice with another one of %s is not read', async (_, change) => {
  expect(await gateway.readNotice(change(fake.noticeOf(tradeNo)))).toBeUndefined()
})

test('no single byte of a notice can be changed', async () => {
  const { headers, body } = fake.noticeOf(tradeNo)
  for (let at = 0; at < body.length; at += 7) {
    const changed = Buffer.from(body)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await gateway.readNotice({ headers, body: changed })).toBeUndefined()
  }
})

test('what pays nothing says so', async () => {
  fake.become(tradeNo, 'CLOSED')
  expect(await gateway.readNotice(fake.noticeOf(tradeNo))).toMatchObject({
    trade: { state: 'closed' },
  })
  const empty = fake.noticeOf(tradeNo, { trade_state: 'SUCCESS', amount: undefined })
  expect(await gateway.readNotice(empty)).toBeUndefined()
})

test('WeChat is told whether to come again', () => {
  expect(gateway.noticeAnswer(true)).toMatchObject({ status: 200 })
  expect(gateway.noticeAnswer(false)).toMatchObject({ status: 400 })
})
