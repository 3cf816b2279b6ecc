import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from './judged.ts'
import { otherPolicyNumber } from './other-policy-number.ts'

test.each([
  ['PEAA202611010000000011', 'PEAA202611010000000011'],
  ['peaa 2026 1101 0000000011', 'PEAA202611010000000011'],
  ['10502001900123456', '10502001900123456'],
  ['AGUZ07ZH9214B000123J', 'AGUZ07ZH9214B000123J'],
])('%s is the number of a policy', (typed, policyNo) => {
  expect(parse(otherPolicyNumber, typed)).toBe(policyNo)
})

test.each([
  ['PEAA2026-1101', '保单号一般是 22 位，现在 13 位，请对照保单核对'],
  ['PEAA20261101', '保单号一般是 22 位，现在 12 位，请对照保单核对'],
  ['PEAA2026110100000000110000', '保单号一般是 22 位，现在 26 位，请对照保单核对'],
  ['ABCDEFGHIJKLMNOPQRSTUV', '保单号一般是 22 位，请对照保单核对'],
  ['', '请填写保单号'],
])('%j is refused: %s', (typed, message) => {
  expect(messageOf(otherPolicyNumber, typed)).toBe(message)
})
