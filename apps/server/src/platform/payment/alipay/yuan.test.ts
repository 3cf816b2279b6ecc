import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fenOfYuan, yuanOfFen } from './yuan.ts'

test('any amount comes back as it went', () => {
  fc.assert(fc.property(fc.nat(2_000_000_000), (fen) => fenOfYuan(yuanOfFen(fen)) === fen))
})

test.each([
  ['88.8', 8880],
  ['88', 8800],
  ['0.01', 1],
])('%s yuan are %d fen', (yuan, fen) => expect(fenOfYuan(yuan)).toBe(fen))

test.each(['', '-1.00', '1.001', '1e3', '1,000.00', ' 1', '.5'])('%j is no amount', (yuan) =>
  expect(fenOfYuan(yuan)).toBeUndefined(),
)
