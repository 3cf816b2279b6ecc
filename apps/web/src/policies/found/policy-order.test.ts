import { expect, test } from 'vitest'
import { inOrder, isPast, pastTitle } from './policy-order.ts'

const policies = [
  { no: 1, status: 'expired' },
  { no: 2, status: 'not-started' },
  { no: 3, status: 'cancelled' },
  { no: 4, status: 'in-force' },
  { no: 5, status: 'expired' },
  { no: 6, status: 'in-force' },
] as const

test('what covers today comes first, then what will, then what has ended, each in its order', () => {
  expect(inOrder(policies).map(({ no }) => no)).toEqual([4, 6, 2, 1, 5, 3])
})

test('what has ended is folded away', () => {
  expect(policies.filter(isPast).map(({ no }) => no)).toEqual([1, 3, 5])
})

test.each([
  [{ expired: 3, cancelled: 0 }, '已到期的保单（3 份）'],
  [{ expired: 0, cancelled: 1 }, '已退保的保单（1 份）'],
  [{ expired: 2, cancelled: 1 }, '已到期、已退保的保单（3 份）'],
])('its title says what is in it: %o', (ended, title) => {
  expect(pastTitle({ 'in-force': 1, 'not-started': 0, ...ended })).toBe(title)
})
