import { expect, test } from 'vitest'
import { amountInFigures, totalOf } from './printed-amount.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [123_456, '1,234.56'],
  [1_001_000_005, '10,010,000.05'],
  [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
  [undefined, '—'],
])('%s fen are printed as %s', (fen, printed) => {
  expect(amountInFigures(fen)).toBe(printed)
})

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d fen are refused instead of being printed', (fen) => {
  expect(() => amountInFigures(fen)).toThrow(RangeError)
})

test('a total is printed both ways, so that one can be checked by the other', () => {
  expect(totalOf(72_051)).toEqual({ inFigures: '720.51', inWords: '柒佰贰拾元伍角壹分' })
})
