import { is } from 'valibot'
import { expect, test } from 'vitest'
import { eventCount, version } from './counts.ts'

test('a version is a number that the database can hold', () => {
  expect([1, 2_147_483_647].map((given) => is(version, given))).toEqual([true, true])
  const wrong = [0, 1.5, -1, 2_147_483_648, 1e21, Number.NaN, Number.POSITIVE_INFINITY, '1']
  expect(wrong.filter((given) => is(version, given))).toEqual([])
})

test('what has had no event yet counts 0', () => {
  expect([0, 1].map((given) => is(eventCount, given))).toEqual([true, true])
  expect([-1, 1e21].filter((given) => is(eventCount, given))).toEqual([])
})
