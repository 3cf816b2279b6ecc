import { expect, test } from 'vitest'
import { paymentPlace } from './payment-place.ts'

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.0 Safari/604.1', 'browser'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.44', 'wechat'],
  ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.44 miniProgram/wx0a1b', 'mini-program'],
])('%s is a %s', (userAgent, place) => {
  expect(paymentPlace(userAgent)).toBe(place)
})
