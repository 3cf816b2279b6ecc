import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { documentSerialOrName, isDocumentSerial } from './document-serial.ts'
import { messageOf } from './judged.ts'

test.each([
  ['4401 2600 0012 3456', '4401260000123456', true],
  ['ae12345678', 'AE12345678', true],
  ['１２３４５６７８', '12345678', true],
  ['张  三', '张三', false],
  ['示例(北京)物流', '示例（北京）物流', false],
  ['Anna Maria Schmidt', 'Anna Maria Schmidt', false],
])('%s stands for %s', (typed, value, isSerial) => {
  expect(parse(documentSerialOrName, typed)).toBe(value)
  expect(isDocumentSerial(value)).toBe(isSerial)
})

test.each([
  ['', '请填写单证流水号或姓名'],
  ['1234567', '单证流水号或姓名里没有文字，请重新填写'],
  ['张', '单证流水号或姓名至少 2 个字，请填写完整'],
  ['<b>', '单证流水号或姓名只能有汉字、字母、数字和“·（）”，请删去其他字符'],
])('%j is refused: %s', (typed, message) => {
  expect(messageOf(documentSerialOrName, typed)).toBe(message)
})
