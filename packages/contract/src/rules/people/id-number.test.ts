import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from '../judged.ts'
import { idNumber } from './id-number.ts'

test.each([
  ['a person', '11010519491231002X'],
  ['a company', '91350100M000100Y43'],
  ['a passport', 'E12345678'],
  ['a newer passport', 'EA1234567'],
  ['a permit for Hong Kong', 'H1234567890'],
])('%s is identified by %s', (_, id) => {
  expect(parse(idNumber, id)).toBe(id)
})

test.each(['110105 19491231 002x', ' 11010519491231002x ', '１１０１０５１９４９１２３１００２Ｘ'])(
  '%s is understood',
  (typed) => {
    expect(parse(idNumber, typed)).toBe('11010519491231002X')
  },
)

test.each([
  ['', '请填写证件号码'],
  ['1101051949123100', '证件号码是 18 位，现在少 2 位'],
  ['11010519491231002X1', '证件号码是 18 位，现在多 1 位'],
  ['110105491231002', '证件号码是 18 位，现在少 3 位'],
  ['110***********002X', '证件号码只有数字和字母，请删去其他字符'],
  ['110105194912310021', '证件号码有误，请对照证件逐位核对'],
  ['91350100M000100Y44', '证件号码有误，请对照证件逐位核对'],
])('%j is refused: %s', (typed, message) => {
  expect(messageOf(idNumber, typed)).toBe(message)
})

test('a mistyped ID number is never taken for a company', () => {
  const mistyped = Array.from(
    { length: 1000 },
    (_, sequence) => `11010519491231${String(sequence).padStart(3, '0')}`,
  ).flatMap((digits) => [...'0123456789X'].map((check) => digits + check))
  const accepted = mistyped.filter((id) => messageOf(idNumber, id) === undefined)

  expect(accepted).toHaveLength(1000)
})
