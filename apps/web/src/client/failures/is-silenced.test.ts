import { expect, test } from 'vitest'
import { isSilenced } from './is-silenced.ts'

const download = { call: { path: '/electronic/downloadPolicy' } } as const
const sms = { call: { path: '/sendMsg/sendSmsWap' } } as const

test('a short code of a download is silent while the car policy cookie is set, and only then', () => {
  expect(isSilenced({ ...download, cookies: 'a=b; car-policy-query=1', code: '1007' })).toBe(true)
  expect(isSilenced({ ...download, cookies: 'car-policy-query=10', code: '1007' })).toBe(false)
})

test('a short code of an SMS call is silent for query type car, and only then', () => {
  expect(isSilenced({ ...sms, queryType: 'car', cookies: '', code: '1006' })).toBe(true)
  expect(isSilenced({ ...sms, queryType: 'claim', cookies: '', code: '1006' })).toBe(false)
})

test('a long code is never silent', () => {
  const cookies = 'car-policy-query=1'
  expect(isSilenced({ ...download, cookies, code: 'E1010002' })).toBe(false)
  expect(isSilenced({ ...sms, queryType: 'car', cookies, code: 'E0060001' })).toBe(false)
})
