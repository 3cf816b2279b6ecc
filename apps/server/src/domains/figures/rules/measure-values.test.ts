import { expect, test } from 'vitest'
import { histogram } from '../../../platform/figures/day-figure.ts'
import { measuredBy, type Sums } from './measure-values.ts'

test('a first answer is late by the minutes of the house', () => {
  const {
    count,
    sum = 0,
    buckets = [],
  } = histogram(
    'first-answer',
    [100, 200, 400].map((seconds) => ({ seconds })),
  )
  const sums: Sums = new Map([['first-answer', { count, sum, buckets: [...buckets] }]])
  expect(measuredBy(3)('firstLate', sums)).toBe(2)
  expect(measuredBy(5)('firstLate', sums)).toBe(1)
})
