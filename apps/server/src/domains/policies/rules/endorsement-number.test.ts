import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import { endorsementNumber as endorsementNumberRule } from '@ecenter/contract/rules/policy-number.ts'
import fc from 'fast-check'
import { is } from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { isNumberOf, numbersOf, useNumbers } from '../../../platform/numbers/numbers.ts'
import { endorsementNumber, nextEndorsementNumber } from './endorsement-number.ts'

afterEach(() => useNumbers(numbersOf({})))

test('it says which policy it changes, and which change it is', () => {
  expect(endorsementNumber('PDAA202611010001001370', 1)).toBe('EPDAA2026110100010013700001')
})

test.each([
  ['the next serial', 'PDAA202611010001000001', 11, 'PDAA202611010001000002', 1],
  ['a letter in the serial', 'PDAA20261101000100A001', 1, 'PDAA20261101000100B001', 1],
  ['an older, shorter number', 'OLD200411010001', 1, 'OLD200411010001000', 1],
  ['a serial of nines', 'PDAA202611019999999999', 1, 'PDAA202611019999999998', 11],
])('%s does not get the same', (_, one, first, other, second) => {
  expect(endorsementNumber(one, first)).not.toBe(endorsementNumber(other, second))
})

/** Few characters, so that the numbers of two policies come close to each other. */
const policyNo = fc
  .string({ unit: fc.constantFrom('0', '1', '9', 'A'), minLength: 15, maxLength: 25 })
  .filter((typed) => is(otherPolicyNumber, typed))
const change = fc.tuple(policyNo, fc.integer({ min: 1, max: 9_999 }))

test('no two changes of any two policies have one number, and each is one that the contract takes', () => {
  fc.assert(
    fc.property(change, change, ([one, first], [other, second]) => {
      const numbers = [endorsementNumber(one, first), endorsementNumber(other, second)]
      expect(numbers.every((number) => is(endorsementNumberRule, number))).toBe(true)
      expect(numbers[0] === numbers[1]).toBe(one === other && first === second)
    }),
  )
})

test('the next number is beside all that were given, whoever gave them', () => {
  const policyNo = 'PDAA202611010001001370'
  expect(nextEndorsementNumber(policyNo, [])).toBe(endorsementNumber(policyNo, 1))
  const given = [endorsementNumber(policyNo, 2), 'EDAA202611010001001370']
  expect(nextEndorsementNumber(policyNo, given)).toBe(endorsementNumber(policyNo, 3))
  expect(nextEndorsementNumber(policyNo, [`E${policyNo}000A`])).toBe(endorsementNumber(policyNo, 2))
})

test('another insurer calls them as its table of numbers says, and the core may name them', () => {
  useNumbers(
    numbersOf({ core: { endorsement: ['*{10,35}'] }, service: { endorsement: 'PG<policy>X#{3}' } }),
  )
  const number = endorsementNumber('PDAA202611010001001370', 7)
  expect(number).toBe('PGPDAA202611010001001370X007')
  expect(isNumberOf('endorsement', number)).toBe(true)
  expect(nextEndorsementNumber('PDAA202611010001001370', [number])).toMatch(/X008$/)
  expect(() => endorsementNumber('PDAA202611010001001370', 1000)).toThrow(/too many/)
})
