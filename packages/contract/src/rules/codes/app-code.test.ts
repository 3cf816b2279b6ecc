import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { appCode } from './app-code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['１２３４５６', '123456'],
])('%j is taken as %s, as apps show it in two groups', (typed, code) => {
  expect(safeParse(appCode, typed).output).toBe(code)
})

test.each([
  ['', '请填写动态码'],
  ['12345', '动态码是 6 位数字，现在少 1 位'],
  ['1234567', '动态码是 6 位数字，现在多 1 位'],
  ['12345a', '动态码只有数字，请看验证器里的那一组'],
])('%j is refused: %s', (typed, message) => {
  expect(safeParse(appCode, typed).issues?.[0].message).toBe(message)
})
