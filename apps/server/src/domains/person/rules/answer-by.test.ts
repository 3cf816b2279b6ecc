import { expect, test } from 'vitest'
import { answerBy } from './answer-by.ts'

test('a request is answered within fifteen working days, over three weekends', () => {
  expect(answerBy('2026-11-16')).toBe('2026-12-07')
})

test('one of a weekend counts from the Monday on', () => {
  expect(answerBy('2026-11-14')).toBe('2026-12-04')
})

test('public holidays are no working days', () => {
  // National Day and Mid-Autumn lie between.
  expect(answerBy('2026-09-18') > '2026-10-12').toBe(true)
})
