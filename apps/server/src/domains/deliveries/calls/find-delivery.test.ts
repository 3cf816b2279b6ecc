import {
  changeDelivery,
  orderDelivery,
  queryDelivery,
} from '@ecenter/contract/deliveries/delivery.ts'
import {
  changePaymentReminder,
  queryOrder,
  queryOrderCenter,
  startPayment,
} from '@ecenter/contract/orders/order-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { deliveryEvents, storedDelivery } from '../../../../test/subjects/deliveries.ts'
import { town } from '../../../../test/subjects/policies/other-policies.ts'
import { orderedCar, partOf } from '../../../../test/subjects/stored-orders.ts'
import { type Answer, newSession } from '../../../../test/visitor.ts'
import { people } from '../../../demo/people.ts'
import type { Delivery } from '../store/delivery.ts'

const facts = {
  insurdIdentityNumber: town.owner.idNumber,
  frameNo: orderedCar.frameNo.slice(-6).toLowerCase(),
  isDeckCard: '1',
} as const

const service = serviceOfTests({ demo: false })
let delivery: Delivery
beforeAll(async () => {
  delivery = await storedDelivery(service, {
    events: deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '2'),
    carrier: { code: 'SF', trackingNo: 'SF1390001122334' },
    courier: { name: '陈师傅', phone: '13300009988' },
  })
})
beforeEach(() => service.passTime(24 * 3600))

async function ask(given: Partial<Record<keyof typeof facts, string>>): Promise<Answer> {
  const visitor = await newSession(service)
  const code = await visitor.readImageCode()
  return visitor.ask(orderDelivery, { ...facts, ...given, code })
}

test('the papers of a car are found by ID number, frame and gift card, masked', async () => {
  const { wire } = await ask({})
  expect(wire.json().body.deliveryInfoList).toMatchObject([
    {
      maskedOrderNo: expect.stringMatching(/^D202 \*{4} \*{4} \d{4}$/),
      sequence: 'B',
      code: '2',
      status: 'moving',
      statusText: '配送中',
      headline: '保单正在送来的路上',
      stepNumber: 3,
      stepCount: 4,
      carrier: {
        name: '顺丰速运',
        trackingNo: 'SF1390001122334',
        url: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF1390001122334',
        phone: '95338',
      },
      courier: { name: '陈师傅', phone: '13300009988' },
      maskedRecipient: '沈**',
      maskedMobile: '133****0511',
      maskedAddress: '浙江省杭州市西湖区****',
      contents: ['纸质保单', '交强险标志'],
      changes: [],
      slots: [],
      city: { name: '杭州市' },
      hasPhoneOnFile: true,
    },
  ])
  const { recipient, address, orderNo } = delivery
  for (const secret of [recipient.name, recipient.mobile, address, orderNo, orderedCar.frameNo]) {
    expect(wire.payload).not.toContain(secret)
  }
})

test('who knows of the papers alone learns nothing of the order, of others, or of its policies', async () => {
  const visitor = await newSession(service)
  const code = await visitor.readImageCode()
  const { deliveryInfoList } = await visitor.get(orderDelivery, { ...facts, code })
  const handle = deliveryInfoList[0]?.handle ?? ''
  expect(await visitor.get(queryDelivery, { handle })).toMatchObject({ handle })
  for (const [call, rest] of [
    [queryOrder, { place: 'browser' }],
    [queryOrderCenter, {}],
    [changePaymentReminder, { isReminded: false }],
    [startPayment, { method: 'sandbox', place: 'browser', sumPremium: 1 }],
  ] as const) {
    expect(await visitor.ask(call, { handle, ...rest })).toMatchObject({ code: 'E3010001' })
  }
})

test('who found the papers alone changes them with a code to the phone on file', async () => {
  const frameNo = 'LYFBA15C8PA300999'
  const part = partOf('DAA', { vehicle: { ...orderedCar, frameNo } })
  await storedDelivery(service, { order: { parts: [part] } })
  const visitor = await newSession(service)
  const code = await visitor.readImageCode()
  const asked = { ...facts, frameNo: '300999', code }
  const handle = (await visitor.get(orderDelivery, asked)).deliveryInfoList[0]?.handle ?? ''
  const wish = { kind: 'another-address', countyCode: '33010800', address: '滨盛路 1688 号' }
  expect(await visitor.ask(changeDelivery, { handle, wish })).toMatchObject({ code: 'E3010001' })
  await visitor.proveOnFile(handle, 'change-delivery')
  expect(await visitor.ask(changeDelivery, { handle, wish })).toMatchObject({ code: '1' })
})

test('none found, not yours, the wrong frame and the wrong card are one answer', async () => {
  const answers = [
    await ask({ insurdIdentityNumber: people.main.idNumber }),
    await ask({ insurdIdentityNumber: town.otherVisitor.idNumber }),
    await ask({ frameNo: '300512' }),
    await ask({ isDeckCard: '0' }),
  ]
  const told = answers.map(({ code, message, wire }) => [code, message, wire.rawPayload.length])
  expect(answers[0]?.code).toBe('1007')
  expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1)
})

test('nor is who guessed too often told that they are right at last', async () => {
  for (const last of '0123456789') await ask({ frameNo: `40051${last}` })
  const right = await ask({})
  const wrong = await ask({ frameNo: '400522' })
  expect([right.code, right.message]).toEqual(['1007', wrong.message])
  await service.passTime(24 * 3600)
  expect((await ask({})).code).toBe('1')
})

test('without the image code nothing is looked for; the answer names the field of the form', async () => {
  const visitor = await newSession(service)
  await visitor.readImageCode()
  expect(await visitor.ask(orderDelivery, { ...facts, code: 'zzzz' })).toMatchObject({
    code: '1001',
    field: 'code',
  })
})

test('an order with a gift card is found as one', async () => {
  const frameNo = 'LYFBA15C8PA300777'
  const part = partOf('DAA', { vehicle: { ...orderedCar, frameNo } })
  await storedDelivery(service, { order: { hasGiftCard: true, parts: [part] } })
  expect((await ask({ frameNo: '300777', isDeckCard: '0' })).code).toBe('1')
  expect((await ask({ frameNo: '300777' })).code).toBe('1007')
})

test('several orders of a car are told apart, the latest first', async () => {
  const frameNo = 'LYFBA15C8PA300888'
  const parts = [partOf('DAA', { vehicle: { ...orderedCar, frameNo } })]
  const older = { parts, placedAt: new Date('2025-11-18T02:00:00Z') }
  await storedDelivery(service, {
    order: older,
    events: deliveryEvents('2025-11-19T02:00:00Z', '3'),
  })
  await storedDelivery(service, { order: { parts } })
  const { wire } = await ask({ frameNo: '300888' })
  const { deliveryInfoList } = wire.json().body
  expect(deliveryInfoList.map(({ status }: { status: string }) => status)).toEqual([
    'preparing',
    'received',
  ])
})
