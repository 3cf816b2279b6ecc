import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { policyQueryRelegation } from '@ecenter/contract/policies/policy-lookups.ts'
import { expect, test } from 'vitest'
import { goesBack } from './goes-back.ts'

test('code 2 of the relegation query leads one page back', () => {
  expect(goesBack({ call: policyQueryRelegation, code: '2' })).toBe(true)
})

test.each([
  [policyQueryRelegation, '1007'],
  [policyQueryRelegation, 'E2010001'],
  [findCarPolicies, '2'],
])('no other does: %o, %s', (call, code) => {
  expect(goesBack({ call, code })).toBe(false)
})
