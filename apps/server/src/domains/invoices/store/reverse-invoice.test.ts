import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsOf } from '../../../platform/tax/invoice-amounts.ts'
import { issuedInvoices } from './invoices.samples.ts'
import { reverseInvoice } from './reverse-invoice.ts'

const red = { reference: 'red', number: '26112000000000000001', issuedOn: '2026-09-01' }

test('a reversed invoice and its red-letter one name each other and cancel each other out', () => {
  fc.assert(
    fc.property(issuedInvoices, (digital) => {
      const blue = { ...digital, code: '011002500111' }
      const [reversed, redLetter] = reverseInvoice(blue, red)
      expect(reversed).toEqual({
        ...blue,
        status: 'reversed',
        changedOn: red.issuedOn,
        counterpartNumber: red.number,
      })
      expect(redLetter).toMatchObject({
        ...red,
        status: 'red-letter',
        counterpartNumber: blue.number,
        policyNo: blue.policyNo,
        code: undefined,
      })
      const [one, other] = [amountsOf(reversed), amountsOf(redLetter)]
      expect(one.netFen + other.netFen).toBe(0)
      expect(one.taxFen + other.taxFen).toBe(0)
      expect(one.premiumFen + other.premiumFen).toBe(0)
      expect((one.vehicleTaxFen ?? 0) + (other.vehicleTaxFen ?? 0)).toBe(0)
      expect(one.totalFen + other.totalFen).toBe(0)
      expect(redLetter.items.every(({ netFen, taxFen }) => netFen <= 0 && taxFen <= 0)).toBe(true)
    }),
  )
})

test('nothing is taken back twice, nor what is void or not issued yet', () => {
  const [blue] = fc.sample(issuedInvoices, { numRuns: 1, seed: 7 })
  if (blue === undefined) throw new Error('no sample')
  const [reversed, redLetter] = reverseInvoice(blue, red)
  const pending = { ...blue, status: 'pending', number: undefined } as const
  for (const other of [reversed, redLetter, pending, { ...blue, status: 'cancelled' } as const]) {
    expect(() => reverseInvoice(other, red)).toThrow(`a ${other.status} invoice`)
  }
})
