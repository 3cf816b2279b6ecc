import { expect, test } from 'vitest'
import { photoWords } from './photo-words.ts'

test('a photo that this phone cannot open goes along and is not counted', () => {
  const unopened = { fault: 'unopened' } as const
  expect(photoWords([{}, { fault: 'dark' }])).toBe('2 张')
  expect(photoWords([{}, unopened])).toBe('1 张，另有 1 张本机打不开，也会发送')
  expect(photoWords([unopened])).toBe('1 张本机打不开，也会发送')
})
