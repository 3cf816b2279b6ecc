import type { CustomerThing } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { expect, test } from 'vitest'
import { policyGroups } from './policy-groups.ts'

const policy = (thingId: string, carId?: string): CustomerThing => ({
  kind: 'policy',
  thingId,
  title: '保险',
  plate: carId && '京A****1',
  carId,
  status: '有效',
  at: '2026-01-01',
  isWaiting: false,
  isLate: false,
})

test('both policies of a car are one card, also where two masked plates look alike', () => {
  const groups = policyGroups([
    policy('commercial', 'one'),
    policy('home'),
    policy('other car', 'two'),
    policy('compulsory', 'one'),
  ])
  expect(groups.map(({ policies }) => policies.map(({ thingId }) => thingId))).toEqual([
    ['commercial', 'compulsory'],
    ['other car'],
    ['home'],
  ])
})
