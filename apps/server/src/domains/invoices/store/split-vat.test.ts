import { carKinds, otherKinds } from '@ecenter/contract/policies/policy-summary.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitVat } from '../rules/invoice-premium.ts'

const premiums = fc.integer({ min: 0, max: 100_000_000_000 })
const kinds = fc.constantFrom(...carKinds, ...otherKinds)

test('amount and tax add up to the premium, to the fen, whatever it is', () => {
  fc.assert(
    fc.property(kinds, premiums, (kind, premiumFen) => {
      const { netFen, taxFen } = splitVat(kind, premiumFen)
      expect(netFen + taxFen).toBe(premiumFen)
      expect([netFen, taxFen].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
    }),
  )
})

test('the tax is six percent of the amount, rounded to the nearest fen', () => {
  fc.assert(
    fc.property(premiums, (premiumFen) => {
      const { netFen, taxFen } = splitVat('commercial', premiumFen)
      expect(Math.abs(taxFen * 100 - netFen * 6)).toBeLessThanOrEqual(53)
    }),
  )
})

test('accident insurance is exempt: all of the premium is the amount', () => {
  fc.assert(
    fc.property(fc.constantFrom('accident', 'group', 'student-accident'), premiums, (kind, fen) => {
      expect(splitVat(kind, fen)).toEqual({ netFen: fen, taxRate: '免税', taxFen: 0 })
    }),
  )
})

test.each([
  [106, 100, 6],
  [71_250, 67_217, 4033],
  [1, 1, 0],
  [0, 0, 0],
])('of %i fen %i are the amount and %i the tax', (premiumFen, netFen, taxFen) => {
  expect(splitVat('compulsory', premiumFen)).toEqual({ netFen, taxRate: '6%', taxFen })
})

test.each([-1, 0.5, Number.NaN, 2 ** 60])('%d is no premium', (premiumFen) => {
  expect(() => splitVat('household', premiumFen)).toThrow(RangeError)
})
