import { expect, test } from 'vitest'
import { hasNotArrived, percentOf, textOf, thatFit } from './upload-files.ts'

test('files beyond the limit stay out, and their number is known', () => {
  expect(thatFit(['a', 'b', 'c'], 7, 9)).toEqual({ files: ['a', 'b'], left: 1 })
})

test('with a full list nothing is added', () => {
  expect(thatFit(['a'], 9, 9)).toEqual({ files: [], left: 1 })
})

test('files that all fit are all taken', () => {
  expect(thatFit(['a', 'b'], 0, 9)).toEqual({ files: ['a', 'b'], left: 0 })
})

test('success is shown only once it is stored: all bytes sent are 99 per cent', () => {
  expect(percentOf(1)).toBe(99)
  expect(textOf({ kind: 'sending', share: 0.629 })).toBe('62%')
  expect(textOf({ kind: 'done' })).toBe('已上传')
})

test('a share out of range is no share out of range on the screen', () => {
  expect([percentOf(-0.1), percentOf(2)]).toEqual([0, 99])
})

test('a failed file asks for another try', () => {
  expect(textOf({ kind: 'failed', reason: '图片超过 10 MB，请换一张。' })).toBe('点按重试')
})

test('a file that would be refused again does not ask for another try', () => {
  expect(textOf({ kind: 'refused', reason: '这不是照片。' })).toBe('不能用')
})

test('only what has not arrived can be taken back', () => {
  expect(hasNotArrived({ kind: 'failed', reason: '网络断了。' })).toBe(true)
  expect(hasNotArrived({ kind: 'refused', reason: '这不是照片。' })).toBe(true)
  expect(hasNotArrived({ kind: 'sending', share: 1 })).toBe(false)
  expect(hasNotArrived({ kind: 'done' })).toBe(false)
})
