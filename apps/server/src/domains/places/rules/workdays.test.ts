import { expect, test } from 'vitest'
import { workdayAfter, workdayBefore } from './workdays.ts'

test.each([
  ['an ordinary day', '2026-11-17', '2026-11-18', '2026-11-16'],
  ['a Friday', '2026-11-20', '2026-11-23', '2026-11-19'],
  ['the day before the holidays of October', '2026-09-30', '2026-10-08', '2026-09-29'],
  ['a Friday before a Saturday that is worked', '2026-10-09', '2026-10-10', '2026-10-08'],
])('the working days around %s', (_, day, after, before) => {
  expect(workdayAfter(day)).toBe(after)
  expect(workdayBefore(day)).toBe(before)
})
