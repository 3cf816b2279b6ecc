import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

test('a moment of this year is short, an older one is whole', () => {
  const now = new Date('2026-11-20T04:00:00Z')
  expect(momentText('2026-11-16 08:42', now)).toBe('11-16 08:42')
  expect(momentText('2025-12-30 08:42', now)).toBe('2025-12-30 08:42')
})

test('the year ends at the midnight of China', () => {
  const newYear = new Date('2026-12-31T16:00:00Z')
  expect(momentText('2026-12-31 23:59', newYear)).toBe('2026-12-31 23:59')
  expect(momentText('2027-01-01 00:01', newYear)).toBe('01-01 00:01')
})
