import { expect, test } from 'vitest'
import { secondsUntil } from './time-left.ts'

const now = Date.parse('2026-11-22T01:48:46.000Z')

test('the last moment is told in the time of the insurer, wherever the phone is', () => {
  expect(secondsUntil('2026-11-22 10:12', now)).toBe(23 * 60 + 14)
})

test('what has passed leaves nothing', () => {
  expect(secondsUntil('2026-11-22 09:48', now)).toBe(0)
})
