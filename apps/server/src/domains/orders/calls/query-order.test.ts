import { queryOrder } from '@ecenter/contract/orders/order-calls.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { openedPayment, payOrder, scriptedGateway } from '../../../../test/subjects/payments.ts'
import { town } from '../../../../test/subjects/policies/other-policies.ts'
import { partOf, provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newSession } from '../../../../test/visitor.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import type { Order } from '../store/order.ts'
import type { NewOrder } from '../store/store-orders.ts'

const alipay = scriptedGateway('alipay')

const service = serviceOfTests({ demo: false, gateways: [alipay.gateway] })

/** The order as its page shows it, to who has found it. */
async function look(order: Pick<Order, 'ref'>, place: 'browser' | 'wechat' = 'browser') {
  const visitor = await newSession(service)
  const handle = await provenOrder(service, visitor, order)
  return { visitor, handle, detail: await visitor.get(queryOrder, { handle, place }) }
}

test('an order that can be paid says by whom, and advises nothing', async () => {
  const { detail } = await look(await storedOrder(service))
  expect(detail).toMatchObject({
    status: 'unpaid',
    methods: ['alipay'],
    policies: [],
    hasDelivery: false,
    isReminded: true,
  })
  expect(detail.advice).toBeUndefined()
  expect(detail.lastFailure).toBeUndefined()
})

test('who cannot serve where the customer is is not offered', async () => {
  const { detail } = await look(await storedOrder(service), 'wechat')
  expect(detail.methods).toEqual([])
})

test('a paid order opens its policies in this session, and its papers are on their way', async () => {
  const order = await storedOrder(service)
  await payOrder(service, order)
  const { visitor, detail } = await look(order)
  expect(detail).toMatchObject({
    status: 'paid',
    statusText: '已支付',
    paidAt: '2026-11-20 12:00',
    methods: [],
    hasDelivery: true,
    payInfo: { payStatus: '1', validStatus: '1' },
  })
  expect(detail.policies.map(({ kind }) => kind).sort()).toEqual(['commercial', 'compulsory'])
  const [policy] = detail.policies
  expect(policy).toMatchObject({ maskedInsuredName: '沈**', startDate: '2026-12-01' })
  // Knowing of it is not enough to read it in full.
  const handle = policy?.handle ?? ''
  expect(await visitor.ask(queryCarPolicy, { handle })).toMatchObject({ code: 'E3010001' })
  await visitor.proveOnFile(handle)
  const { code } = await visitor.ask(queryCarPolicy, { handle })
  expect(code).toBe('1')
})

test('who has proven who they are reads what they have just bought without another code', async () => {
  const order = await storedOrder(service)
  await writeContacts(service.db, [contactRows(service.keys, town.owner)])
  const visitor = await newSession(service)
  await visitor.provePerson(town.owner.mobile, { idTail: town.owner.idNumber.slice(-4) })
  const { orders } = await visitor.get(readOverview, {})
  const handle = service.grants.handleOf(await visitor.session(), order.ref)
  expect(orders.map((each) => each.handle)).toContain(handle)
  await payOrder(service, order)
  const { policies } = await visitor.get(queryOrder, { handle, place: 'browser' })
  expect(policies).toHaveLength(2)
  for (const policy of policies) {
    expect((await visitor.ask(queryCarPolicy, { handle: policy.handle })).code).toBe('1')
  }
})

const ends: [string, Partial<NewOrder>, string, '0' | '1'][] = [
  ['expired', { status: 'expired' }, '重新投保', '0'],
  ['not paid in time', { lastPayAt: new Date('2026-11-20T03:59:00Z') }, '超过支付期限', '0'],
  ['cancelled', { status: 'cancelled' }, '已取消', '0'],
  ['examined still', { underwriting: 'examined' }, '稍后再', '1'],
  ['declined', { underwriting: 'declined' }, '95518', '1'],
  ['paid to the courier', { status: 'on-delivery', isOnline: false }, '不用在线支付', '1'],
  ['to be refunded', { status: 'refunding' }, '款项将原路退回', '0'],
  ['refunded', { status: 'refunded' }, '已原路退回', '0'],
]
test.each(ends)(
  'an order that is %s says so and what to do',
  async (_, given, words, validStatus) => {
    const { detail } = await look(await storedOrder(service, given))
    expect(detail.advice).toContain(words)
    expect(detail.advice).not.toContain('{')
    expect(detail.methods).toEqual([])
    expect(detail.payInfo).toMatchObject({ validStatus })
  },
)

test('while nobody knows how a payment ended, the customer is told not to pay again', async () => {
  const order = await storedOrder(service)
  await openedPayment(service, await newSession(service), order)
  alipay.troubles.set('query', 'unsure')
  service.clock.advance(3)
  const { detail } = await look(order)
  alipay.troubles.clear()
  expect(detail).toMatchObject({
    status: 'paying',
    methods: [],
    payInfo: { subStatus: '2' },
    advice: expect.stringContaining('不要重复支付'),
  })
})

test('asking is how the page learns that the money came', async () => {
  const order = await storedOrder(service, {
    parts: [partOf('DZA')],
    lastPayAt: new Date('2026-11-30T00:00:00Z'),
  })
  const { tradeNo, amountFen } = await openedPayment(service, await newSession(service), order)
  alipay.pay(tradeNo, { amountFen })
  service.clock.advance(3)
  const { detail } = await look(order)
  expect(detail).toMatchObject({ status: 'paid', policies: [{ kind: 'compulsory' }] })
})

test('why the last try came to nothing is told while it can be tried again', async () => {
  const order = await storedOrder(service)
  const { tradeNo } = await openedPayment(service, await newSession(service), order)
  alipay.trades.set(tradeNo, { state: 'failed', reason: '余额不足，请换一种方式支付。' })
  service.clock.advance(3)
  const { detail } = await look(order)
  expect(detail).toMatchObject({
    status: 'unpaid',
    methods: ['alipay'],
    lastFailure: '余额不足，请换一种方式支付。',
  })
})
