import { expect, test, vi } from 'vitest'
import { sendByKeys } from './send-by-keys.ts'

const enter = { key: 'Enter', ctrlKey: true, metaKey: false, isComposing: false, repeat: false }

test.each([
  ['Control and Enter', {}, 1],
  ['the key of a Mac and Enter', { ctrlKey: false, metaKey: true }, 1],
  ['Enter alone is left to the field', { ctrlKey: false }, 0],
  ['another key', { key: 'a' }, 0],
  ['an input method that is in the middle of a word', { isComposing: true }, 0],
  ['a key that is held down', { repeat: true }, 0],
])('what sends a form: %s', (_, change, sendings) => {
  const send = vi.fn()
  sendByKeys({ ...enter, ...change, preventDefault: vi.fn() }, send)
  expect(send).toHaveBeenCalledTimes(sendings)
})

test('a key that is held down does not send by the browser either', () => {
  const preventDefault = vi.fn()
  sendByKeys({ ...enter, repeat: true, preventDefault }, vi.fn())
  expect(preventDefault).toHaveBeenCalled()
})
