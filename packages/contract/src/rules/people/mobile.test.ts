import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from '../judged.ts'
import { mobile } from './mobile.ts'

test.each(['13812345678', '138 1234 5678', '138-1234-5678', '+8613812345678', '8613812345678'])(
  '%s is understood',
  (typed) => {
    expect(parse(mobile, typed)).toBe('13812345678')
  },
)

test.each([
  ['1381234567', '手机号是 11 位数字，现在少 1 位'],
  ['138123456789', '手机号是 11 位数字，现在多 1 位'],
  ['12812345678', '手机号以 13 至 19 开头，请核对'],
  ['138****5678', '手机号只有数字，请删去其他字符'],
  ['', '请填写手机号'],
])('%j is refused: %s', (typed, message) => {
  expect(messageOf(mobile, typed)).toBe(message)
})
