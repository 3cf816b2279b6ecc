import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from './judged.ts'
import { carPolicyNumber } from './policy-number.ts'

test.each(['PDAA202511010000000001', 'PDZA202511010000000001', 'pdaa 2025 1101 0000000001'])(
  '%s is a car policy',
  (typed) => {
    expect(parse(carPolicyNumber, typed)).toMatch(/^PD[AZ]A202511010000000001$/)
  },
)

test.each([
  ['PEAC202511010000000001', '保单号是 22 位，以 PDZA 或 PDAA 开头，请对照保单核对'],
  ['PDAA20251101000000001', '保单号是 22 位，现在 21 位，请对照保单核对'],
  ['PDAA20251101000000000111', '保单号是 22 位，现在 24 位，请对照保单核对'],
  ['PDAA20251101000000000A', '保单号是 22 位，以 PDZA 或 PDAA 开头，请对照保单核对'],
  ['PDAA302511010000000001', '保单号是 22 位，以 PDZA 或 PDAA 开头，请对照保单核对'],
  ['', '请填写保单号'],
])('%j is refused: %s', (typed, message) => {
  expect(messageOf(carPolicyNumber, typed)).toBe(message)
})
