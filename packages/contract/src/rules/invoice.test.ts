import { expect, test } from 'vitest'
import { checkCodeTail } from './check-code-tail.ts'
import { invoiceCode } from './invoice-code.ts'
import { invoiceNumber } from './invoice-number.ts'
import { messageOf } from './message-of.ts'
import { taxpayerNumber } from './taxpayer-number.ts'

test.each(['12345678', '25112000000012345678', '1234 5678'])('%s is an invoice number', (typed) => {
  expect(messageOf(invoiceNumber, typed)).toBeUndefined()
})

test.each(['1234567', '123456789', '1234567A'])('%s is no invoice number', (typed) => {
  expect(messageOf(invoiceNumber, typed)).toContain('请输入正确的 8 位发票号码')
})

test('an invoice code has 12 digits', () => {
  expect(messageOf(invoiceCode, '011002300111')).toBeUndefined()
  expect(messageOf(invoiceCode, '01100230011')).toBe('请输入正确的 12 位发票代码')
})

test('only the last six digits of a check code are asked for', () => {
  expect(messageOf(checkCodeTail, '123456')).toBeUndefined()
  expect(messageOf(checkCodeTail, '1234567')).toBe('请输入发票校验码的最后 6 位数字')
})

test('a taxpayer number has at most 20 characters', () => {
  expect(messageOf(taxpayerNumber, '91350100m000100y43')).toBeUndefined()
  expect(messageOf(taxpayerNumber, '9'.repeat(21))).toBe('纳税人识别号最多 20 位，现在 21 位')
})
