import { expect, test } from 'vitest'
import { isSettled } from './result.ts'

const refused = (code: string) => ({ kind: 'rejected', code, message: '' }) as const

test('an outage and a lost answer settle nothing, so the same may be tried again', () => {
  expect(isSettled(refused('E1010001'))).toBe(false)
  expect(isSettled({ kind: 'transport', status: 0 })).toBe(false)
  expect(isSettled({ kind: 'transport', status: 504 })).toBe(false)
  expect(isSettled(refused('1000'))).toBe(true)
  expect(isSettled({ kind: 'answered', value: {} })).toBe(true)
})
