import { expect, test } from 'vitest'
import { isPhoneOnFilePurpose, phoneOnFilePurposes, typedPhonePurposes } from './code.ts'

test('a code for a typed phone never opens what is on file', () => {
  expect(typedPhonePurposes.some(isPhoneOnFilePurpose)).toBe(false)
  expect(phoneOnFilePurposes.every(isPhoneOnFilePurpose)).toBe(true)
})
