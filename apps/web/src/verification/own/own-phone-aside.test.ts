import { expect, test } from 'vitest'
import { ownPhoneAside } from './own-phone-aside.ts'

const masked = '138****5678'

test('a masked number is said to be proven while its proof is open', () => {
  expect(ownPhoneAside(masked, true, undefined)).toBe('已验证')
})

test('one whose proof is over, one that was refused and one that is typed whole are not', () => {
  expect(ownPhoneAside(masked, false, undefined)).toBeUndefined()
  expect(ownPhoneAside(masked, true, '请填写完整的手机号')).toBeUndefined()
  expect(ownPhoneAside('13800005678', true, undefined)).toBeUndefined()
})
