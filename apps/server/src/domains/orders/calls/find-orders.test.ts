import { findOrders, queryOrderCenter } from '@ecenter/contract/orders/order-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  found,
  personalData,
  proofTails,
  withoutHandles,
} from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { policyOf, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { orderedCar, orderOf, partOf } from '../../../../test/subjects/stored-orders.ts'
import { type Answer, newSession, type Visitor } from '../../../../test/visitor.ts'
import { storeOrders } from '../store/store-orders.ts'

const { owner, mother, father, rider, otherVisitor } = town

const due = orderOf()
const cancelled = orderOf({ status: 'cancelled', placedAt: new Date('2026-11-19T09:00:00Z') })
const examined = orderOf({
  parts: [partOf('DAA')],
  underwriting: 'examined',
  placedAt: new Date('2026-11-19T10:00:00Z'),
})
/** The father takes out what insures the mother's car. */
const forAnother = orderOf({
  applicant: father,
  parts: [
    partOf('DZA', { insured: mother, vehicle: { ...orderedCar, licenseNo: '浙A7Q522' } }),
    partOf('EAC', { insured: mother, vehicle: { ...orderedCar, licenseNo: '浙A7Q522' } }),
  ],
})
const { licenseNo: _, ...unplated } = orderedCar
const newCar = orderOf({
  applicant: rider,
  parts: [partOf('DAA', { insured: rider, applicant: rider, vehicle: unplated, startHour: 14 })],
})
const tooLate = orderOf({
  applicant: otherVisitor,
  parts: [partOf('JAA', { insured: otherVisitor })],
  status: 'expired',
})
const many = Array.from({ length: 23 }, (_each, at) =>
  orderOf({
    applicant: mother,
    parts: [partOf('JAA', { insured: mother })],
    placedAt: new Date(Date.UTC(2026, 9, at + 1)),
  }),
)

const byPlate = {
  licenseNo: orderedCar.licenseNo,
  identifyNumber: owner.idNumber,
  applyMobile: owner.mobile,
}
const byName = {
  identifyname: rider.name,
  identifynumber: rider.idNumber,
  identifymobile: rider.mobile,
}

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [policyOf('DAA', { insured: owner, vehicle: orderedCar })])
  await storeOrders(service, [...[due, cancelled, examined, forAnother, newCar, tooLate], ...many])
})
beforeEach(() => service.passTime(3600))

/** Asks as somebody who has just slid the piece into its gap. */
async function ask(facts: object, visitor?: Visitor): Promise<Answer> {
  const asking = visitor ?? (await newSession(service))
  await asking.passSlide()
  return asking.ask(findOrders, facts)
}

test('the orders of a car that wait for their money are found, masked, what can be paid first', async () => {
  const { wire } = await ask(byPlate)
  expect(wire.json().body).toMatchObject({
    total: 2,
    payInfoList: [
      {
        status: 'unpaid',
        statusText: '待支付',
        title: 'DAA 产品、交强险',
        maskedPlate: '浙A***11',
        items: [
          { name: 'DAA 产品', amount: 765_400, startsAt: '2026-12-01 00:00' },
          { name: 'DZA 产品', amount: 765_400, startsAt: '2026-12-01 00:00' },
          { name: '车船税', amount: 42_000 },
        ],
        payInfo: {
          insuredName: '沈**',
          riskCode: 'DAA',
          inputTime: '2026-11-19 10:15',
          lastPayDate: '2026-11-21 23:59',
          startDate: '2026-12-01',
          startHour: 0,
          biSumPremium: 765_400,
          ciSumPremium: 765_400,
          shipSumPremium: 42_000,
          sumPremium: 1_572_800,
          othFlag: '0',
          underwriteFlag: '1',
          onlineFlag: '1',
          subStatus: '0',
          flag: '1',
          validStatus: '1',
          payStatus: '0',
          systemType: 'car',
        },
      },
      { statusText: '核保中', payInfo: { underwriteFlag: '0' } },
    ],
  })
  const own = [policyOf('DAA', { insured: owner, vehicle: orderedCar })]
  const shown = withoutHandles(wire.json().body)
  expect(found([...personalData(own), ...proofTails(own)], shown)).toEqual([])
})

test('the items of an order sum up to what is to be paid', async () => {
  const { wire } = await ask(byPlate)
  for (const { items, payInfo } of wire.json().body.payInfoList) {
    const sum = items.reduce((all: number, { amount }: { amount: number }) => all + amount, 0)
    expect(sum).toBe(payInfo.sumPremium)
  }
})

test('who is insured finds what another has taken out, by that one’s phone', async () => {
  const facts = { licenseNo: '浙A7Q522', applyMobile: father.mobile }
  for (const { idNumber } of [mother, father]) {
    const { wire } = await ask({ ...facts, identifyNumber: idNumber })
    expect(wire.json().body.payInfoList).toMatchObject([
      { payInfo: { insuredName: '叶**', othFlag: '1' } },
    ])
  }
})

test('a new car without a plate is found by the applicant’s name', async () => {
  const { wire } = await ask(byName)
  const [order] = wire.json().body.payInfoList
  expect(order).toMatchObject({
    items: [{ startsAt: '2026-12-01 14:00' }],
    payInfo: { systemType: 'car', startHour: 14, biStartHour: 14 },
  })
  expect(order.maskedPlate).toBeUndefined()
})

test('where nothing waits the customer is told what became of the order', async () => {
  const { name, idNumber, mobile } = otherVisitor
  const { wire } = await ask({
    identifyname: name,
    identifynumber: idNumber,
    identifymobile: mobile,
  })
  expect(wire.json().body.payInfoList).toMatchObject([
    { status: 'expired', statusText: '已超过支付期限', payInfo: { validStatus: '0', flag: '2' } },
  ])
})

test('a phone, a person or a plate that is not the order’s finds nothing, in the same words', async () => {
  const wrong = [
    { ...byPlate, applyMobile: mother.mobile },
    { ...byPlate, identifyNumber: mother.idNumber },
    { ...byPlate, licenseNo: '浙A7Q599' },
    { ...byName, identifymobile: mother.mobile },
    { ...byPlate, ...byName },
    // The name form is for what has no plate.
    { identifyname: owner.name, identifynumber: owner.idNumber, identifymobile: owner.mobile },
  ]
  for (const facts of wrong) {
    const { code, message } = await ask(facts)
    expect([code, message]).toEqual([
      '1007',
      '没有查到相符的信息，请核对后重新填写。确认无误的，请拨打 95518。',
    ])
  }
})

test('without a slide nothing is searched', async () => {
  const visitor = await newSession(service)
  expect(await visitor.ask(findOrders, byPlate)).toMatchObject({ code: '1006' })
})

test('after ten wrong phones the right one finds nothing either, for an hour', async () => {
  for (let at = 0; at < 10; at += 1) {
    const visitor = await newSession(service)
    await ask({ ...byPlate, applyMobile: `1380000999${at}` }, visitor)
  }
  expect((await ask(byPlate)).code).toBe('1007')
  await service.passTime(3601)
  expect((await ask(byPlate)).code).toBe('1')
})

test('a list of several pages opens one at a time', async () => {
  const { name, idNumber, mobile } = mother
  const facts = { identifyname: name, identifynumber: idNumber, identifymobile: mobile }
  const visitor = await newSession(service)
  const first = await ask(facts, visitor)
  expect(first.wire.json().body).toMatchObject({ total: 23, nextPage: 2 })
  const second = await visitor.get(findOrders, { ...facts, page: 2 })
  expect(second.payInfoList).toHaveLength(3)
  expect(second.nextPage).toBeUndefined()
  expect(second.payInfoList.at(-1)?.payInfo.inputTime).toBe('2026-10-01 08:00')
})

test('all orders of the applicant are shown beside the one that was found, the ended ones too', async () => {
  const visitor = await newSession(service)
  const { wire } = await ask(byPlate, visitor)
  const [{ handle }] = wire.json().body.payInfoList
  const all = await visitor.get(queryOrderCenter, { handle })
  expect(all.payInfoList.map(({ statusText }) => statusText)).toEqual([
    '待支付',
    '核保中',
    '已取消',
  ])
  const [, , ended] = all.payInfoList
  const again = await visitor.get(queryOrderCenter, { handle: ended?.handle ?? '' })
  expect(again.total).toBe(3)
})
