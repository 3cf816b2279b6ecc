import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import {
  allBought,
  boughtBy,
  orderNow,
  paymentsFor,
  tryToPay,
} from '../../../test/subjects/payments.ts'
import { storedOrder } from '../../../test/subjects/stored-orders.ts'
import { newVisitor } from '../../../test/visitor.ts'
import type { Order } from '../../domains/orders/store/order.ts'
import type { TradeState } from '../../platform/payment/payment-gateway.ts'
import { type SignedNotice, signNotice } from '../../platform/payment/sandbox/sandbox-notice.ts'

const service = serviceOfTests({ demo: false })
let order: Order
let tradeNo: string
beforeEach(async () => {
  const visitor = newVisitor(service)
  await visitor.open()
  order = await storedOrder(service)
  await tryToPay(service, visitor, order, { method: 'sandbox' })
  tradeNo = (await paymentsFor(service, order))[0]?.tradeNo ?? ''
})

function paid(amountFen = order.amountFen): TradeState {
  return { state: 'paid', gatewayNo: 'G1', amountFen, paidAt: service.clock.now() }
}

function notice(trade: TradeState, noticeId = 'notice-1', of = tradeNo): SignedNotice {
  return signNotice(service, { noticeId, tradeNo: of, trade })
}

function send(
  { headers, body }: Pick<SignedNotice, 'headers' | 'body'>,
  { provider = 'sandbox', from = '127.0.0.1' } = {},
): Promise<LightMyRequestResponse> {
  const url = `/notify/${provider}`
  return service.app.inject({ method: 'POST', url, headers, payload: body, remoteAddress: from })
}

async function notesOf(): Promise<number> {
  const rows = await service.db.selectFrom('payment_notice').select('notice_id').execute()
  return rows.length
}

test('a notice makes the order paid, and is answered so that it is not sent again', async () => {
  const { statusCode, body } = await send(notice(paid()))
  expect([statusCode, body]).toEqual([200, 'success'])
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test('a hundred notices in disorder, doubled and forged among them, are one payment', async () => {
  const before = await notesOf()
  const real = ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [
    notice(paid(), id),
    notice({ state: 'failed', reason: '余额不足' }, `${id}-failed`),
  ])
  const forged = real.map(({ headers, body }) => ({ headers, body: body.replace('{', '{ ') }))
  const all = Array.from({ length: 5 }, () => [...real, ...forged]).flat()
  const shuffled = all
    .map((each, at) => ({ each, place: (at * 37) % all.length }))
    .sort((one, other) => one.place - other.place)
  expect(shuffled).toHaveLength(100)
  const answers = await Promise.all(shuffled.map(({ each }) => send(each, { from: '10.0.0.1' })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50)
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
  expect(await boughtBy(service, order)).toEqual(allBought)
  expect(await paymentsFor(service, order)).toMatchObject([{ state: 'paid', refund: undefined }])
  expect((await notesOf()) - before).toBe(10)
})

test.each<[string, (real: SignedNotice) => SignedNotice]>([
  ['one byte is another', (real) => ({ ...real, body: real.body.replace('paid', 'paiD') })],
  ['a space was added', (real) => ({ ...real, body: `${real.body} ` })],
  [
    'it says another time',
    (real) => ({ ...real, headers: { ...real.headers, 'x-sandbox-timestamp': '1' } }),
  ],
  ['nothing is signed', ({ body }) => ({ body, headers: { 'content-type': 'application/json' } })],
  ['it is no JSON', (real) => ({ ...real, body: '<xml/>' })],
])('a notice of which %s changes nothing', async (_, forge) => {
  const { statusCode, body } = await send(forge(notice(paid())))
  expect([statusCode, body]).toEqual([400, 'fail'])
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
})

test('one that is older than five minutes changes nothing', async () => {
  const old = notice(paid())
  service.clock.advance(301)
  expect((await send(old)).statusCode).toBe(400)
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
})

test('one of a payment that is not ours, or for a gateway that is not there, is not taken', async () => {
  expect((await send(notice(paid(), 'n', `P${randomUUID()}`))).statusCode).toBe(400)
  for (const provider of ['wechat', 'alipay', 'nobody']) {
    expect((await send(notice(paid()), { provider })).statusCode).toBe(404)
  }
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
})

test('an endless body is cut off', async () => {
  const body = 'x'.repeat(65 * 1024)
  expect((await send({ headers: notice(paid()).headers, body })).statusCode).toBe(413)
})

test('of hundreds of forged ones none is taken, and a real one from the same address is', async () => {
  const forged = { ...notice(paid()), body: '{}' }
  const from = '10.0.0.9'
  const answers = await Promise.all(Array.from({ length: 700 }, () => send(forged, { from })))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
  expect((await send(notice(paid()), { from })).statusCode).toBe(200)
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})

test('what cannot be stored now is told again later', async () => {
  const { db } = service
  await db.schema.alterTable('payment_notice').renameTo('away').execute()
  expect((await send(notice(paid()))).statusCode).toBe(400)
  await db.schema.alterTable('away').renameTo('payment_notice').execute()
  expect((await send(notice(paid()))).statusCode).toBe(200)
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})
