import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from '../judged.ts'
import { smsCode } from './sms-code.ts'

test('a pasted code may have a space in it', () => {
  expect(parse(smsCode, '012 345')).toBe('012345')
})

test.each([
  ['12345', '短信验证码是 6 位数字，现在少 1 位'],
  ['1234567', '短信验证码是 6 位数字，现在多 1 位'],
  ['12345a', '短信验证码只有数字，请核对'],
  ['', '请填写短信验证码'],
])('%j is refused: %s', (typed, message) => {
  expect(messageOf(smsCode, typed)).toBe(message)
})
