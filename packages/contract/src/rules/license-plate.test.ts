import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from './judged.ts'
import { licensePlate, provincePrefixes } from './license-plate.ts'

test.each([
  '京A12345',
  '京AB2C45',
  '粤B1234学',
  '京A1234挂',
  '京A1234警',
  '粤Z1234港',
  '粤ZF123澳',
  '沪A1234领',
  '京A1234使',
  '使014578',
  '京AD12345',
  '京AK12345',
  '京ADB2345',
  '沪A12345D',
])('%s is a plate', (plate) => {
  expect(parse(licensePlate, plate)).toBe(plate)
})

test.each([
  ['A12345', '车牌号缺少省份简称，请选择，例如京'],
  ['京A1234', '车牌号是 7 位，新能源车是 8 位，现在 6 位，请核对'],
  ['京A12345DD', '车牌号是 7 位，新能源车是 8 位，现在 9 位，请核对'],
  ['京AO1234', '车牌号里没有字母 I 和 O，请改为数字 1 和 0'],
  ['京A123456', '车牌号有误，请对照行驶证逐位核对'],
  ['京AL12345', '车牌号有误，请对照行驶证逐位核对'],
  ['京A12345L', '车牌号有误，请对照行驶证逐位核对'],
  ['京112345', '车牌号有误，请对照行驶证逐位核对'],
  ['京A挂1234', '车牌号有误，请对照行驶证逐位核对'],
  ['', '请填写车牌号'],
])('%s is refused: %s', (typed, message) => {
  expect(messageOf(licensePlate, typed)).toBe(message)
})

test.each(['京a·1 2345', '京A.12345', ' 京A-12345 ', '京Ａ１２３４５'])(
  '%s is understood as the plate it means',
  (typed) => {
    expect(parse(licensePlate, typed)).toBe('京A12345')
  },
)

test('31 provinces give plates', () => {
  expect(new Set(provincePrefixes).size).toBe(31)
})
