import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, '零元整'],
  [5, '伍分'],
  [50, '伍角整'],
  [56, '伍角陆分'],
  [1_000, '壹拾元整'],
  [10_500, '壹佰零伍元整'],
  [10_530, '壹佰零伍元叁角整'],
  [168_032, '壹仟陆佰捌拾元叁角贰分'],
  [1_640_902, '壹万陆仟肆佰零玖元零贰分'],
  [10_000_000, '壹拾万元整'],
  [12_034_500, '壹拾贰万零叁佰肆拾伍元整'],
  [100_050_000, '壹佰万零伍佰元整'],
  [1_001_000_005, '壹仟零壹万元零伍分'],
  [10_005_000_000, '壹亿零伍万元整'],
  [1_000_000_010_000, '壹佰亿零壹佰元整'],
  [Number.MAX_SAFE_INTEGER, '玖拾万亿零柒佰壹拾玖亿玖仟贰佰伍拾肆万柒仟肆佰零玖元玖角壹分'],
])('%i fen read %s', (fen, words) => {
  expect(amountInWords(fen)).toBe(words)
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%d is no amount in fen and is never put into words',
  (fen) => {
    expect(() => amountInWords(fen)).toThrow(RangeError)
  },
)
