import { expect, test } from 'vitest'
import { savingOf } from './saving-of.ts'

const value = { own: [] }
const failed = { kind: 'transport', status: 0 } as const

test('a view is saved once the others are read', () => {
  const read = { value, failed: undefined, isLoading: false }
  expect(savingOf(read)).toBe('ready')
  expect(savingOf({ ...read, value: undefined, isLoading: true })).toBe('reading')
})

test('those that could not be read hold it, also where older ones are known', () => {
  const unread = { value: undefined, failed, isLoading: false }
  expect(savingOf(unread)).toBe('unread')
  expect(savingOf({ ...unread, value })).toBe('unread')
  expect(savingOf({ ...unread, isLoading: true })).toBe('reading')
})
