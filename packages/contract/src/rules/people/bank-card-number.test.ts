import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { banks, issuerOf } from '../../constants/banks.ts'
import { bankCardNumber } from './bank-card-number.ts'

test.each([
  ['6222020200000000006', '6222020200000000006'],
  ['6222 0202 0000 0000 006', '6222020200000000006'],
  ['6222-0202-0000-0000-006', '6222020200000000006'],
  ['６２２２０２０２００００００００００６', '6222020200000000006'],
])('%s is a card number', (typed, number) => {
  expect(safeParse(bankCardNumber, typed)).toMatchObject({ success: true, output: number })
})

test.each([
  ['', '请填写银行卡号'],
  ['6222020200000000007', '银行卡号有误，请对照卡面逐位核对'],
  ['2622020200000000006', '银行卡号有误，请对照卡面逐位核对'],
  ['622202020000', '银行卡号是 16 至 19 位数字，现在 12 位，请核对'],
  ['62220202000000000060', '银行卡号是 16 至 19 位数字，现在 20 位，请核对'],
  ['62220202O0000000006', '银行卡号只有数字，请删去其他字符'],
])('%s is refused: %s', (typed, message) => {
  expect(safeParse(bankCardNumber, typed).issues?.[0]).toMatchObject({ message })
})

test('the first six digits name the bank, and no two banks share them', () => {
  expect(issuerOf('6222020200000000006')).toBe('中国工商银行')
  expect(issuerOf('9999990000000000')).toBeUndefined()
  const prefixes = banks.flatMap((bank) => bank.prefixes)
  expect(new Set(prefixes).size).toBe(prefixes.length)
  for (const prefix of prefixes) expect(prefix).toMatch(/^\d{6}$/)
})
