import { expect, test } from 'vitest'
import { isSendingKey } from './is-sending-key.ts'

const enter = { key: 'Enter', shiftKey: false, isComposing: false }

test('Enter sends on a keyboard with keys', () => {
  expect(isSendingKey(enter, false)).toBe(true)
})

test.each([
  ['with Shift it begins a line', { ...enter, shiftKey: true }, false],
  ['an input method chooses a word by it', { ...enter, isComposing: true }, false],
  ['on glass it begins a line', enter, true],
  ['another key writes', { ...enter, key: 'a' }, false],
])('%s', (_, key, isGlass) => {
  expect(isSendingKey(key, isGlass)).toBe(false)
})
