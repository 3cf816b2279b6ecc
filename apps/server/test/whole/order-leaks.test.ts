import {
  changePaymentReminder,
  findOrders,
  queryOrder,
  queryOrderCenter,
} from '@ecenter/contract/orders/order-calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { demoOrders } from '../../src/demo/orders/demo-orders.ts'
import { people } from '../../src/demo/people.ts'
import { remindOfPayments } from '../../src/domains/orders/payment/remind-of-payments.ts'
import type { NewOrder } from '../../src/domains/orders/store/store-orders.ts'
import { found, withoutHandles } from '../readers/canaries.ts'
import { storedText } from '../readers/stored-text.ts'
import { serviceOfTests } from '../service-of-tests.ts'
import { loadedOn } from '../subjects/stored-invoices.ts'
import { newSession } from '../visitor.ts'

const [due] = demoOrders(loadedOn)
const vehicle = due?.parts[0]?.policy.vehicle

/** What an order says and nobody but its customer knows. */
function secretsOf({ orderNo, applicant, parts, destination }: NewOrder): string[] {
  const all = [
    orderNo,
    applicant.name,
    applicant.idNumber,
    applicant.mobile,
    destination?.address,
    ...parts.flatMap(({ proposalNo, policy }) => [
      proposalNo,
      policy.insured.idNumber,
      policy.vehicle?.licenseNo,
      policy.vehicle?.frameNo,
      policy.vehicle?.engineNo,
    ]),
  ]
  return all.filter((each) => each !== undefined)
}
const canaries = demoOrders(loadedOn).flatMap(secretsOf)

const service = serviceOfTests()
let shown: unknown
/** One customer's whole visit, wrong turns included. */
beforeAll(async () => {
  const { idNumber, mobile } = people.main
  const facts = {
    licenseNo: vehicle?.licenseNo ?? '',
    identifyNumber: idNumber,
    applyMobile: mobile,
  }
  const visitor = await newSession(service)
  await visitor.ask(findOrders, facts)
  await visitor.passSlide()
  await visitor.ask(findOrders, { ...facts, applyMobile: '13800000000' })
  await visitor.passSlide()
  const list = await visitor.get(findOrders, facts)
  const handle = list.payInfoList[0]?.handle ?? ''
  const detail = await visitor.get(queryOrder, { handle, place: 'browser' })
  const all = await visitor.get(queryOrderCenter, { handle })
  await visitor.get(changePaymentReminder, { handle, isReminded: true })
  await remindOfPayments(service)
  shown = [list, detail, all]
})

test('an order and all orders beside it are shown masked', () => {
  const { idNumber } = people.main
  expect(withoutHandles(shown)).toContain('王**')
  expect(withoutHandles(shown)).toContain('机动车商业保险、交强险')
  const tails = [idNumber.slice(-4), vehicle?.frameNo.slice(-6) ?? idNumber]
  // The demo numbers its papers like its frames, so tails are looked for beside the numbers.
  const numbers = ['orderId', 'proposalNo', 'proposalNoBi', 'proposalNoCi']
  const facts = withoutHandles(shown, ...numbers)
  expect(found([...canaries, ...tails], facts)).toEqual([])
})

test('no log line tells who has ordered what', () => {
  const lines = service.logged.join('')
  expect(lines).toContain('wp/api/orderPayment/groupGet')
  expect(lines).toContain('self/payments/queryOrder')
  expect(found(canaries, lines)).toEqual([])
})

test('no table holds an order or anybody’s data in the clear', async () => {
  const stored = await storedText(service)
  expect(stored).toContain('机动车商业保险')
  expect(found(canaries, stored)).toEqual([])
})
