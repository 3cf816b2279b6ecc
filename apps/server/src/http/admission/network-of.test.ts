import { expect, test } from 'vitest'
import { networkOf, networksOf } from './network-of.ts'

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

test('an IPv6 address is also counted in the wider network that its owner has', () => {
  expect(networksOf('2001:db8:5:7::1')).toEqual(['2001:db8:5:7', '2001:db8:5'])
  expect(networksOf('::ffff:203.0.113.7')).toEqual(['203.0.113.7'])
})
