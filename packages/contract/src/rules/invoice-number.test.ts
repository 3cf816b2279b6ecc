import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCodeTail, invoiceCode, invoiceNumber, isFullyDigital } from './invoice-number.ts'
import { messageOf } from './judged.ts'

const rules = [
  [
    'isInvoiceNo',
    invoiceNumber,
    [8, 20],
    '请输入正确的 8 位发票号码，数电发票为 20 位',
    '请填写发票号码',
  ],
  ['isInvoiceCode', invoiceCode, [12], '请输入正确的 12 位发票代码', '请填写发票代码'],
  [
    'isInvoiceAfterSix',
    checkCodeTail,
    [6],
    '请输入发票校验码的最后 6 位数字',
    '请填写校验码后六位',
  ],
] as const

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 24 })

describe.each(rules)('%s', (_, rule, lengths, hint, missing) => {
  test('takes digits of its length and no others, with its hint', () => {
    fc.assert(
      fc.property(digits, (typed) => {
        const isRight = lengths.some((length) => length === typed.length)
        expect(messageOf(rule, typed)).toBe(isRight ? undefined : hint)
      }),
      { numRuns: 500 },
    )
  })

  test('forgives spaces and full-width digits, for numbers are printed in groups', () => {
    const [length] = lengths
    expect(messageOf(rule, ` ${'12 '.repeat(length / 2)}`)).toBeUndefined()
    expect(messageOf(rule, '１'.repeat(length))).toBeUndefined()
  })

  test('refuses anything that is no digit', () => {
    const [length] = lengths
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AZaz-._/一') }), (other) => {
        fc.pre(other !== '')
        expect(messageOf(rule, '1'.repeat(length - 1) + other)).toBe(hint)
      }),
    )
  })

  test('asks for what is missing', () => {
    expect(messageOf(rule, '  ')).toBe(missing)
  })
})

test('an invoice with 20 digits is fully digital, one with 8 is not', () => {
  expect(isFullyDigital('25112000000012345678')).toBe(true)
  expect(isFullyDigital('12345678')).toBe(false)
})
