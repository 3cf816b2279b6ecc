import { carKinds, otherKinds } from '@ecenter/contract/policies/policy-summary.ts'
import { expect, test } from 'vitest'
import { policyClasses } from '../../../platform/numbers/usual-numbers.ts'
import { kindOfPolicyNumber } from './kind-of-policy.ts'

test('a policy number tells its kind', () => {
  expect(kindOfPolicyNumber('PDAA202611010001001370')).toBe('commercial')
  expect(kindOfPolicyNumber('PJAA202611010005001010')).toBe('household')
  expect(kindOfPolicyNumber('PRAA202611010005100010')).toBe('return-freight')
})

test('an older number, or a class of nobody, tells none', () => {
  expect(kindOfPolicyNumber('805012010110198000012')).toBeUndefined()
  expect(kindOfPolicyNumber('PXYZ202611010001001370')).toBeUndefined()
})

test('every kind that is known here has a class', () => {
  expect(new Set(Object.values(policyClasses))).toEqual(
    new Set<string>([...carKinds, ...otherKinds]),
  )
})
