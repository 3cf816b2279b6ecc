import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { frameNumber } from './frame-number.ts'
import { messageOf } from './judged.ts'

test('a frame number typed in small letters is understood', () => {
  expect(parse(frameNumber, 'lsvaa49j 132022761')).toBe('LSVAA49J132022761')
})

test.each([
  ['LSVAA49J13202276', '车架号是 17 位，现在少 1 位'],
  ['LSVAA49J13202276O', '车架号里没有字母 I、O、Q，请对照行驶证核对'],
  ['LSVAA49J1320227*1', '车架号只有数字和字母，请删去其他字符'],
])('%s is refused: %s', (typed, message) => {
  expect(messageOf(frameNumber, typed)).toBe(message)
})
