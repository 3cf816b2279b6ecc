import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

test('a moment is told by the clocks of China', () => {
  expect(momentText('2026-11-16T00:42:59.000Z')).toBe('2026-11-16 08:42')
  expect(momentText('2026-12-31T16:00:00.000Z')).toBe('2027-01-01 00:00')
})
