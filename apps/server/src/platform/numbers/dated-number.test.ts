import { expect, test } from 'vitest'
import { datedNumber, newDatedNumber } from './dated-number.ts'

test('a number tells what it is of and the day, and no two are alike', () => {
  const drawn = Array.from({ length: 100 }, () => newDatedNumber('case', '2026-11-16'))
  for (const number of drawn) expect(number).toMatch(/^TS20261116\d{8}$/)
  expect(new Set(drawn).size).toBe(100)
})

test('few digits are filled up, so that all numbers are as long', () => {
  expect(datedNumber('refund', '2026-11-16', 7)).toBe('TK2026111600000007')
})
