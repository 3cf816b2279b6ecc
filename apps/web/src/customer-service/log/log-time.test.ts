import { expect, test } from 'vitest'
import { hasTimeLine, timeText } from './log-time.ts'

const now = new Date('2026-11-16T00:30+08:00')

test.each([
  ['2026-11-16 00:10', '今天 00:10'],
  ['2026-11-15 23:50', '昨天 23:50'],
  ['2026-11-02 08:05', '11 月 2 日 08:05'],
  ['2025-12-31 20:00', '2025 年 12 月 31 日 20:00'],
])('%s is told as %s', (at, text) => {
  expect(timeText(at, now)).toBe(text)
})

test('a time stands above the first message, and after five silent minutes', () => {
  expect(hasTimeLine(undefined, '2026-11-16 08:30')).toBe(true)
  expect(hasTimeLine('2026-11-16 08:30', '2026-11-16 08:34')).toBe(false)
  expect(hasTimeLine('2026-11-15 23:58', '2026-11-16 00:03')).toBe(true)
})
