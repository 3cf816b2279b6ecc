import { expect, test } from 'vitest'
import { isWide } from './wide-toast.ts'

test('a toast is wide from 30 characters', () => {
  expect(isWide('字'.repeat(29))).toBe(false)
  expect(isWide('字'.repeat(30))).toBe(true)
})
