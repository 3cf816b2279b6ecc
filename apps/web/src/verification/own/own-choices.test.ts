import type { Overview } from '@ecenter/contract/person/overview.ts'
import { expect, test } from 'vitest'
import { ownChoicesOf } from './own-choices.ts'

const policy = { productName: '', startDate: '2026-01-01', endDate: '2026-12-31' }
const car = (handle: string, plate?: string) => ({
  handle,
  plate,
  brandModel: '远舟 L5',
  status: 'in-force',
  covers: [],
  policies: [{ ...policy, handle: `p-${handle}`, kind: 'commercial', productName: '商业险' }],
})
const claim = (handle: string, kind: string, status: string) => ({
  ...{ handle, kind, status, headline: handle, accidentAt: '2026-11-02 08:00' },
  ...{ accidentType: '碰撞', statusText: '' },
})
const invoice = (handle: string, kind: string, status = 'issued') => ({
  ...{ handle, kind, status, productName: handle, makedate: '2026-11-02', billamount: 100 },
})

const own = {
  cars: [car('c1', '沪A12345'), car('c2')],
  groups: [
    {
      group: 'home',
      title: '家',
      covers: [],
      policies: [{ ...policy, handle: 'h1', kind: 'household', productName: '家财险' }],
    },
  ],
  claims: [
    claim('over', 'car', 'paid'),
    claim('open', 'car', 'open'),
    claim('fire', 'other', 'open'),
  ],
  invoices: [
    invoice('i1', 'compulsory'),
    invoice('i2', 'household'),
    invoice('red', 'compulsory', 'reversed'),
  ],
  orders: [
    { handle: 'o1', status: 'unpaid', title: '车险', payInfo: { sumPremium: 123_400 } },
    { handle: 'o2', status: 'paid', title: '车险', payInfo: { sumPremium: 100 } },
  ],
  deliveries: [{ handle: 'd1', headline: '派送中' }],
  cases: [{ handle: 'k1', kind: 'complaint', caseNo: 'TS1', answerBy: '2026-12-21' }],
} as unknown as Overview

test.each([
  ['/policy-query', undefined, ['#/me/car?handle=c1', '#/me/car?handle=c2']],
  ['/policy-query-newcar', undefined, ['#/me/car?handle=c2']],
  ['/policy-query-property', 'number', ['#/policy-detail?handle=h1&kind=household']],
  ['/warranty-query', 'insured', ['#/me']],
  ['/appeal-progress', undefined, ['#/appeal-progress?handle=k1']],
  // What goes on stands before what has ended.
  [
    '/claims-query',
    'plate',
    ['#/claims-detail-car?handle=open', '#/claims-detail-car?handle=over'],
  ],
  ['/claims-query', 'report', ['#/claims-schedle-nocar?handle=fire']],
  ['/invoice-query', 'policy', ['#/invoice-queryResult?by=policy&handle=i1']],
  ['/invoice-query-property', 'policy', ['#/invoice-queryWealth?by=policy&handle=i2']],
  ['/order-pay', 'plate', ['#/order-pay-detail?handle=o1']],
  ['/order-delivery-query', undefined, ['#/order-deliveryInfo?handle=d1']],
])('%s?by=%s offers what the customer has of it', (path, by, hrefs) => {
  expect(ownChoicesOf(path, by, own)?.choices.map(({ href }) => href)).toEqual(hrefs)
})

test('an appeal is about one of their claims, by a tap', () => {
  const { choices = [], otherText } = ownChoicesOf('/complaint-information', undefined, own) ?? {}
  expect(choices[0]?.href).toBe('#/complaint-information?handle=open')
  expect(otherText).toBe('都不是，直接填写')
})

test('whether an invoice is genuine is asked whosever it is, and other forms ask for nothing of theirs', () => {
  expect(ownChoicesOf('/invoice-query', 'check', own)).toBeUndefined()
  expect(ownChoicesOf('/verify', undefined, own)).toBeUndefined()
})

test('who has nothing of it is asked as ever', () => {
  expect(ownChoicesOf('/policy-query', undefined, { ...own, cars: [] })).toBeUndefined()
})

test('of many five stand there, and it is said how many more there are', () => {
  const cars = Array.from({ length: 8 }, (_, at) => car(`c${at}`, `沪A1234${at}`))
  const found = ownChoicesOf('/policy-query', undefined, { ...own, cars } as unknown as Overview)
  expect(found?.choices).toHaveLength(5)
  expect(found?.more).toBe(3)
})
