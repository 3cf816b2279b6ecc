import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { frameTail } from './frame-number.ts'
import { messageOf } from './judged.ts'

test('six characters in any case are a tail', () => {
  expect(parse(frameTail, '02276a')).toBe('02276A')
})

test('of a whole frame number its last six are taken', () => {
  expect(parse(frameTail, 'lsvaa49j132022761')).toBe('022761')
})

test.each([
  ['02276', '车架号后六位是 6 位，现在少 1 位'],
  ['0227615', '车架号后六位是 6 位，现在多 1 位'],
  ['02276O', '车架号后六位里没有字母 I、O、Q，请对照行驶证核对'],
  ['', '请填写车架号后六位'],
])('%j is refused: %s', (typed, message) => {
  expect(messageOf(frameTail, typed)).toBe(message)
})
