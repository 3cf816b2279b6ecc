import { expect, test } from 'vitest'
import { networkOf, widerNetworkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
  ['2001:0DB8:0000:0007::1', '2001:db8:0:7'],
  ['2001:db8::7:0:0:0:4', '2001:db8:0:7'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0/48'],
  ['2001:db8:0:8::1', '2001:db8:0/48'],
  ['2001:db8:1:7::1', '2001:db8:1/48'],
])('%s lies in %s', (ip, network) => {
  expect(widerNetworkOf(ip)).toBe(network)
})
