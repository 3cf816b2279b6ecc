import fc from 'fast-check'
import { expect, test } from 'vitest'
import { yuan } from './money.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [312_640, '3,126.40'],
  [-66_500, '-665.00'],
  [300_000_000, '3,000,000.00'],
])('%i fen reads %s', (fen, text) => {
  expect(yuan(fen)).toBe(text)
})

test('no fen is lost in writing an amount down', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (fen) => {
      expect(
        yuan(fen)
          .replaceAll(/[,.]/g, '')
          .replace(/^(-?)0+(?=\d)/, '$1'),
      ).toBe(String(Object.is(fen, -0) ? 0 : fen))
    }),
  )
})
