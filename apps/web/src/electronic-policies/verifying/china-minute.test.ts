import { expect, test } from 'vitest'
import { chinaMinute } from './china-minute.ts'

test('a moment is told by the clock of China, whatever the clock of the phone', () => {
  expect(chinaMinute('2026-07-09T18:05:59.000Z')).toBe('2026-07-10 02:05')
})
