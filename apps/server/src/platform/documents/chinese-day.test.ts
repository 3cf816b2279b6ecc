import { expect, test } from 'vitest'
import { dayInChinese } from './letterhead.ts'

test('days are printed without leading zeros', () => {
  expect(dayInChinese('2025-01-09')).toBe('2025年1月9日')
})

test.each(['2025/01/09', '2025-01-09T00:00:00Z', ''])('%j is no day and is refused', (text) => {
  expect(() => dayInChinese(text)).toThrow(RangeError)
})
