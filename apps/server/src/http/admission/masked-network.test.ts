import { expect, test } from 'vitest'
import { maskedNetwork } from './masked-network.ts'

test.each([
  ['198.51.100.7', '198.51.*.*'],
  ['::ffff:198.51.100.7', '198.51.*.*'],
  ['2001:db8:0:1::7', '2001:db8:*'],
  ['2001:DB8::', '2001:db8:*'],
  ['::1', '0:0:*'],
  ['fe80::1%eth0', 'fe80:0:*'],
])('of %s only %s is shown', (ip, shown) => {
  expect(maskedNetwork(ip)).toBe(shown)
})
