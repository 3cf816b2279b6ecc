import { isIPv6 } from 'node:net'
import type { Parts } from '../parts.ts'

/** An IPv6 customer is handed 2^64 addresses, of which the first half is always the same. */
const networkGroups = 4
const allGroups = 8

/** The network as limits and the audit trail know it: a keyed hash. */
export function addressOf({ keys }: Pick<Parts, 'keys'>, ip: string): string {
  return keys.searchHash('address', networkOf(ip)).toString('hex')
}

/**
 * The network that limits count by: an IPv4 address as it is, also inside an IPv6 one, and of an
 * IPv6 address the first 64 bits.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%')
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (inside !== undefined) return inside
  return isIPv6(address) ? groupsOf(address).slice(0, networkGroups).join(':') : address
}

/** All eight groups, those that `::` stands for too. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const left = Math.max(0, allGroups - before.length - after.length)
  const zeros = Array.from({ length: left }, () => '0')
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}
