import { isIPv6 } from 'node:net'
import type { Parts } from '../parts.ts'
import { addressWithin } from '../platform/limits/wider-network.ts'

/** An IPv6 customer is handed 2^64 addresses, of which the first half is always the same. */
const networkGroups = 4
/** Offices, and whoever rents a server, are often handed a /48: 65,536 times as many. */
const widerGroups = 3
const allGroups = 8

/** The network as limits and the audit trail know it: a keyed hash, of an IPv6 one with that of its /48. */
export function addressOf({ keys }: Pick<Parts, 'keys'>, ip: string): string {
  const hashOf = (network: string) => keys.searchHash('address', network).toString('hex')
  const own = hashOf(networkOf(ip))
  const wider = widerNetworkOf(ip)
  return wider === undefined ? own : addressWithin(own, hashOf(wider))
}

/** The first 48 bits of an IPv6 address; undefined where it is an IPv4 one. */
export function widerNetworkOf(ip: string): string | undefined {
  const groups = networkOf(ip).split(':')
  return groups.length === networkGroups
    ? `${groups.slice(0, widerGroups).join(':')}/48`
    : undefined
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
