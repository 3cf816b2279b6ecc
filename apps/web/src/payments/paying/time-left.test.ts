import { expect, test } from 'vitest'
import { clockText, isLastDay, secondsUntil, spokenTime } from './time-left.ts'

const now = Date.parse('2026-11-22T01:48:46.000Z')

test('the last moment is told in the time of the insurer, wherever the phone is', () => {
  expect(secondsUntil('2026-11-22 10:12', now)).toBe(23 * 60 + 14)
})

test('what has passed leaves nothing', () => {
  expect(secondsUntil('2026-11-22 09:48', now)).toBe(0)
})

test('only the last day is counted down', () => {
  expect(isLastDay(secondsUntil('2026-11-23 09:48', now))).toBe(true)
  expect(isLastDay(secondsUntil('2026-11-23 09:49', now))).toBe(false)
})

test.each([
  [23 * 60 + 14, '23:14', '23 分 14 秒'],
  [3 * 3600 + 5 * 60 + 9, '3:05:09', '3 小时 5 分 9 秒'],
  [7, '00:07', '0 分 7 秒'],
])('%i seconds are read as %s and heard as %s', (seconds, clock, spoken) => {
  expect(clockText(seconds)).toBe(clock)
  expect(spokenTime(seconds)).toBe(spoken)
})
