import { expect, test } from 'vitest'
import { secondsUntilAsked } from './use-proof-end.ts'

test('who was without a line when a proof ended is asked for again soon, and not after another term', () => {
  expect(secondsUntilAsked(1800, false)).toBe(1801)
  expect(secondsUntilAsked(1800, true)).toBe(15)
  expect(secondsUntilAsked(3, true)).toBe(4)
})
