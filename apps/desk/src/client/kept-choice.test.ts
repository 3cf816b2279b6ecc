import { afterEach, expect, test, vi } from 'vitest'
import { isKept, keepChoice } from './kept-choice.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that forbids to keep anything breaks nothing', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  keepChoice('x', true)
  expect(isKept('x')).toBe(false)
})
