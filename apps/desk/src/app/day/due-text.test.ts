import { expect, test } from 'vitest'
import { dueGroupOf, dueOfMoment, dueText } from './due-text.ts'

/** Half past ten in the morning in China. */
const clock = { now: Date.parse('2026-11-24T02:30:00Z'), soonMinutes: 30 }

function at(dueAt: string, dueOn?: string) {
  const due = { dueAt, ...(dueOn !== undefined && { dueOn }) }
  return [dueGroupOf(due, clock), dueText(due, clock)]
}

test('what is late counts up in the largest unit that it fills', () => {
  expect(at('2026-11-24T02:30:00Z')).toEqual(['late', '超 1 分'])
  expect(at('2026-11-24T02:18:00Z')).toEqual(['late', '超 12 分'])
  expect(at('2026-11-24T00:29:00Z')).toEqual(['late', '超 2 小时'])
  expect(at('2026-11-20T16:00:00Z', '2026-11-20')).toEqual(['late', '超 4 天'])
  expect(at('2026-11-23T16:00:00Z', '2026-11-23')).toEqual(['late', '超 1 天'])
})

test('what is due within half an hour counts down, the rest of today has its time', () => {
  expect(at('2026-11-24T02:56:00Z')).toEqual(['soon', '剩 26 分'])
  expect(at('2026-11-24T07:30:00Z')).toEqual(['today', '15:30'])
})

test('a day that counts whole is today until it ends, and after it has its day alone', () => {
  expect(at('2026-11-24T16:00:00Z', '2026-11-24')).toEqual(['today', '今天内'])
  expect(at('2026-11-27T16:00:00Z', '2026-11-27')).toEqual(['later', '11-27'])
  expect(at('2026-11-25T04:00:00Z')).toEqual(['later', '11-25 12:00'])
})

test('what soon is says the insurer', () => {
  const due = { dueAt: '2026-11-24T03:20:00Z' }
  expect(dueText(due, clock)).toBe('11:20')
  expect(dueText(due, { ...clock, soonMinutes: 60 })).toBe('剩 50 分')
})

test('of a moment alone midnight is the end of a whole day, as its row says', () => {
  const clock = { now: Date.parse('2026-11-24T02:42:00.000Z'), soonMinutes: 0 }
  expect(dueText(dueOfMoment('2026-11-20T16:00:00.000Z'), clock)).toBe('超 4 天')
  expect(dueText(dueOfMoment('2026-11-24T02:30:00.000Z'), clock)).toBe('超 12 分')
})
