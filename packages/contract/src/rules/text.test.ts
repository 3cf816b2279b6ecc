import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from './judged.ts'
import { text } from './text.ts'

const reason = text(5, '申诉内容')

test('spaces around the words do not count', () => {
  expect(parse(reason, '  一二三四五 ')).toBe('一二三四五')
})

test('too many words are counted for the customer', () => {
  expect(messageOf(reason, '一二三四五六七')).toBe('申诉内容最多 5 个字，现在 7 个，请删减')
})

test.each(['', '   ', undefined, 5])('%j is no words', (typed) => {
  expect(messageOf(reason, typed)).toBe('请填写申诉内容')
})
