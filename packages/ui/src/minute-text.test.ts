import { expect, test } from 'vitest'
import { minuteText } from './minute-text.ts'

test('a moment is told by the clocks of China', () => {
  expect(minuteText('2026-11-16T00:42:59.000Z')).toBe('2026-11-16 08:42')
  expect(minuteText('2026-11-22T18:30:59.000Z')).toBe('2026-11-23 02:30')
  expect(minuteText('2026-12-31T16:00:00.000Z')).toBe('2027-01-01 00:00')
})
