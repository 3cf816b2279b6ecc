import { expect, test } from 'vitest'
import { offer } from '../../../../../test/subjects/offers.ts'
import { currentPayee } from './payee.ts'

const insured = { name: '沈国强', idNumber: '' }
const own = { name: '沈国强', bank: '招商银行', accountNo: '6214830123456789' }
const others = { ...own, name: '罗大勇' }
const given = (payee: typeof own, offerVersion: number) => ({ ...payee, offerVersion })
const claim = { insured, settlement: undefined }

test('what a customer named goes before what the core knows, for the offer that it was named for', () => {
  expect(currentPayee({ ...claim, offer }, given(own, 1))).toEqual(own)
  expect(currentPayee({ ...claim, offer }, undefined)).toEqual(offer.payee)
})

test('of a later offer the account of the core counts, and that of the customer where it tells none', () => {
  const later = { ...offer, version: 2 }
  expect(currentPayee({ ...claim, offer: later }, given(own, 1))).toEqual(offer.payee)
  const bare = { ...later, payee: undefined }
  expect(currentPayee({ ...claim, offer: bare }, given(own, 1))).toEqual(own)
})

test('an account of somebody else stands only while the core allows it', () => {
  const bare = { ...offer, payee: undefined }
  const allowing = { ...bare, mayPayOthers: true }
  expect(currentPayee({ ...claim, offer: allowing }, given(others, 1))).toEqual(others)
  expect(currentPayee({ ...claim, offer: bare }, given(others, 1))).toBeUndefined()
})
