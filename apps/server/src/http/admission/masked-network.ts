import { isIPv6 } from 'node:net'
import { networksOf } from './network-of.ts'

/** From where somebody came, as a customer may read it: the half of an IPv4 address, the front of an IPv6 one. */
export function maskedNetwork(ip: string): string {
  const [network = ''] = networksOf(ip)
  const groups = isIPv6(ip) && network.includes(':') ? network.split(':') : undefined
  if (groups !== undefined) return `${groups.slice(0, 2).join(':')}:*`
  const [first = '', second = ''] = network.split('.')
  return `${first}.${second}.*.*`
}
