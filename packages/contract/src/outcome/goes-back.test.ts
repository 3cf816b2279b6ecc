import { expect, test } from 'vitest'
import { policyQueryRelegation } from '../policies/policy-query-relegation.ts'
import { wapCarProperty } from '../policies/wap-car-property.ts'
import { goesBack } from './goes-back.ts'

test('code 2 of the relegation query leads one page back', () => {
  expect(goesBack({ call: policyQueryRelegation, code: '2' })).toBe(true)
})

test.each([
  [policyQueryRelegation, '1007'],
  [policyQueryRelegation, 'E2010001'],
  [wapCarProperty, '2'],
])('no other does: %o, %s', (call, code) => {
  expect(goesBack({ call, code })).toBe(false)
})
