import { expect, test } from 'vitest'
import { dayText, shortDayText } from './day-text.ts'

test.each([
  ['2026-12-21', '2026 年 12 月 21 日（周一）'],
  ['2027-01-03', '2027 年 1 月 3 日（周日）'],
])('%s is told with its weekday, whatever the clock of the phone', (day, text) => {
  expect(dayText(day)).toBe(text)
})

test('a day of these weeks is told by month, day and weekday', () => {
  expect(shortDayText('2026-12-21')).toBe('12-21 周一')
})
