import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../domains/services.ts'
import { addressWithin } from '../../platform/limits/wider-network.ts'

/** An IPv6 customer is handed 2^64 addresses, of which the first half is always the same. */
const networkGroups = 4
/** Of a hoster they get as many such networks as they ask for, in one that is 48 bits wide. */
const widerGroups = 3
const allGroups = 8

/** The network as limits and the audit trail know it: a keyed hash, of an IPv6 one with that of its /48. */
export function addressOf({ keys }: Pick<Services, 'keys'>, ip: string): string {
  const [own = '', wider] = networksOf(ip).map((network) =>
    keys.searchHash('address', network).toString('hex'),
  )
  return wider === undefined ? own : addressWithin(own, wider)
}

/**
 * The network that limits count by: an IPv4 address as it is, also inside an IPv6 one, and of an
 * IPv6 address the first 64 bits.
 */
export function networkOf(ip: string): string {
  const [network = ''] = networksOf(ip)
  return network
}

/** The same, and of an IPv6 address the wider network that it is part of. */
export function networksOf(ip: string): readonly string[] {
  const [address = ''] = ip.toLowerCase().split('%')
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (inside !== undefined) return [inside]
  if (!isIPv6(address)) return [address]
  const groups = groupsOf(address)
  return [networkGroups, widerGroups].map((count) => groups.slice(0, count).join(':'))
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

const ip = 'notedIp'

/** Notes where each request comes from while its socket knows: that of who has left does not. */
export function noteIps(app: FastifyInstance): void {
  app.decorateRequest(ip, '')
  app.addHook('onRequest', async (request) => {
    // Whoever is gone already comes from nowhere.
    request.setDecorator<string>(ip, request.ip ?? '')
  })
}

/** The IP address of who asks, or asked and has left: limits and the audit trail count them all the same. */
export function ipOf(request: FastifyRequest): string {
  return request.getDecorator<string>(ip)
}
