import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from '../judged.ts'
import { imageCode } from './image-code.ts'

test('the case of an image code is kept', () => {
  expect(parse(imageCode, ' aB3d ')).toBe('aB3d')
})

test.each(['aB3', 'aB3dE', 'aB3-', '图形验证'])('%s is not in any picture', (typed) => {
  expect(messageOf(imageCode, typed)).toBe('请填写图中 4 位字符，区分大小写')
})

test('an empty image code is asked for', () => {
  expect(messageOf(imageCode, ' ')).toBe('请填写图形验证码')
})
