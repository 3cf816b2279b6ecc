import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from '../judged.ts'
import { name, nameOf } from './name.ts'

test.each(['张三', '阿依古丽·买买提', '𠮷田', 'Jean-Luc Dupré', '示例（北京）第1物流有限公司'])(
  '%s is a name',
  (typed) => {
    expect(parse(name, typed)).toBe(typed)
  },
)

test.each([
  ['阿依古丽•买买提', '阿依古丽·买买提'],
  ['示例(北京)物流', '示例（北京）物流'],
  [' 张  三 ', '张三'],
  ['Li  Si', 'Li Si'],
  ['Anna O’Neill', "Anna O'Neill"],
])('%s is found as %s', (typed, spelling) => {
  expect(parse(name, typed)).toBe(spelling)
})

test.each([
  ['张', '姓名至少 2 个字，请填写完整'],
  ['张**', '姓名只能有汉字、字母、数字和“·（）”，请删去其他字符'],
  ['<b>', '姓名只能有汉字、字母、数字和“·（）”，请删去其他字符'],
  ['12', '姓名里没有文字，请重新填写'],
  ['', '请填写姓名'],
])('%j is refused: %s', (typed, message) => {
  expect(messageOf(name, typed)).toBe(message)
})

test('a name has as many characters as its field allows', () => {
  const promoter = nameOf('推广人姓名', 30)
  expect(messageOf(promoter, '张'.repeat(30))).toBeUndefined()
  expect(messageOf(promoter, '张'.repeat(31))).toBe('推广人姓名最多 30 个字，现在 31 个，请删减')
})
