import { beforeEach, expect, test, vi } from 'vitest'
import { closeRenewal, offerRenewal, renewProof, useRenewal } from './renewal.ts'
import { renewalPurpose } from './renewal-purpose.ts'

const call = { path: '/policy/queryCarPolicy' } as const
const handle = 'AAAAAAAAAAAAAAAAAAAAAA'
const expired = { kind: 'rejected', code: 'E3010001', message: '验证已过期，请重新验证。' } as const
const goOn = vi.fn()

beforeEach(closeRenewal)

test('an expired proof opens the renewal sheet, and what was interrupted waits', () => {
  expect(renewProof(call, { handle }, expired, goOn)).toBe(true)
  expect(useRenewal.getState().wanted).toEqual({ kind: 'expired', call, handle, goOn })
  expect(goOn).not.toHaveBeenCalled()
})

test('of several calls with the same proof each goes on, of those with another one only the last', () => {
  const [first, second, elsewhere] = [vi.fn(), vi.fn(), vi.fn()]
  renewProof(call, { handle: 'BBBBBBBBBBBBBBBBBBBBBB' }, expired, elsewhere)
  renewProof(call, { handle }, expired, first)
  renewProof(call, { handle }, expired, second)
  useRenewal.getState().wanted?.goOn()
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
  expect(elsewhere).not.toHaveBeenCalled()
})

test('nobody is asked whether they are still there while they renew what has expired', () => {
  renewProof(call, { handle }, expired, goOn)
  offerRenewal(vi.fn())
  expect(useRenewal.getState().wanted).toEqual({ kind: 'expired', call, handle, goOn })
})

test.each([
  ['another refusal', { handle }, { ...expired, code: 'E3060001' }],
  ['a lost connection', { handle }, { kind: 'transport', status: 0 } as const],
  ['a question without an object', {}, expired],
])('%s opens no sheet', (_, request, failed) => {
  expect(renewProof(call, request, failed, goOn)).toBe(false)
  expect(useRenewal.getState().wanted).toBeUndefined()
})

test.each([
  ['details of a policy', call, 'open-policy'],
  ['a claim', { path: '/claim/queryClaimSchedleInfo' } as const, 'open-claim'],
  ['what is done to a claim', { path: '/claims/sendDocument' } as const, 'open-claim'],
  ['an action of its own', { ...call, action: 'correct-plate' }, 'correct-plate'],
  ['an order, which its form alone opens', { path: '/payments/queryOrder' } as const, undefined],
  [
    'what is done to a delivery',
    { path: '/deliveries/changeDelivery', action: 'change-delivery' } as const,
    'change-delivery',
  ],
  ['an action that no phone on file opens', { ...call, action: 'x' }, 'open-policy'],
])('the code is that for %s', (_, asked, purpose) => {
  expect(renewalPurpose(asked)).toBe(purpose)
})
