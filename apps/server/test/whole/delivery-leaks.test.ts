import type { RequestOf } from '@ecenter/contract/call.ts'
import {
  changeDelivery,
  orderDelivery,
  queryDelivery,
} from '@ecenter/contract/deliveries/delivery.ts'
import { beforeAll, expect, test } from 'vitest'
import { demoDeliveries } from '../../src/demo/orders/demo-orders.ts'
import { found, withoutHandles } from '../readers/canaries.ts'
import { storedText } from '../readers/stored-text.ts'
import { serviceOfTests } from '../service-of-tests.ts'
import { loadedOn } from '../subjects/stored-invoices.ts'
import { newSession } from '../visitor.ts'

type Wish = RequestOf<typeof changeDelivery>['wish']

const deliveries = demoDeliveries(loadedOn)
/** Papers that nobody was there for, so that all of them can be changed. */
const missed = deliveries.find(({ events }) => events.at(-1)?.facts.reason === 'no-answer')
const address = '钱江路 2001 号 5 幢 1604 室'
const wish: Wish = { kind: 'another-address', countyCode: '33010800', address }

/** What each order says and nobody but its customer knows. */
const canaries = [
  address,
  ...deliveries.flatMap(({ order: { orderNo, parts }, destination: { recipient, address } }) => [
    orderNo,
    recipient.name,
    recipient.mobile,
    address,
    ...parts.flatMap(({ proposalNo, policy: { insured, vehicle } }) => [
      proposalNo,
      insured.idNumber,
      vehicle?.frameNo ?? orderNo,
      vehicle?.licenseNo ?? orderNo,
    ]),
  ]),
]

const service = serviceOfTests()
let shown: string
/** One customer's whole visit, wrong turns included. */
beforeAll(async () => {
  const { insured, vehicle } = missed?.order.parts[0]?.policy ?? {}
  const visitor = await newSession(service)
  const asked = {
    insurdIdentityNumber: insured?.idNumber ?? '',
    frameNo: vehicle?.frameNo.slice(-6) ?? '',
    isDeckCard: '1' as const,
  }
  await visitor.ask(orderDelivery, { ...asked, code: 'zzzz' })
  const code = await visitor.readImageCode()
  const list = await visitor.get(orderDelivery, { ...asked, code })
  const handle = list.deliveryInfoList[0]?.handle ?? ''
  await visitor.ask(changeDelivery, { handle, wish })
  await visitor.proveOnFile(handle, 'change-delivery')
  const changed = await visitor.get(changeDelivery, { handle, wish })
  const followed = await visitor.get(queryDelivery, { handle })
  shown = withoutHandles([list, changed, followed])
})

test('a code to the phone on file opens a change; all that is shown is masked', () => {
  expect(shown).toContain('滨江区****')
  expect(shown).toContain('第 1 次配送未成功')
  expect(found(canaries, shown)).toEqual([])
  const { idNumber = '', mobile = '' } = missed?.order.parts[0]?.policy.insured ?? {}
  expect(found([idNumber.slice(-4), mobile], shown)).toEqual([])
})

test('no log line tells whose papers were followed, nor where they go', () => {
  const lines = service.logged.join('')
  expect(lines).toContain('self/deliveries/changeDelivery')
  expect(found(canaries, lines)).toEqual([])
})

test('no table holds an order, its recipient or an address in the clear', async () => {
  const stored = await storedText(service)
  expect(stored).toContain('机动车商业保险')
  expect(found(canaries, stored)).toEqual([])
})
