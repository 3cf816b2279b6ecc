import { isIP, isIPv4 } from 'node:net'
import { check, pipe, string } from 'valibot'

/** Networks that have a name. */
const named = ['loopback', 'linklocal', 'uniquelocal']

/** Proxies that are believed who they forward for, as fastify takes them. */
export const proxyNetworks = pipe(
  string(),
  check(
    (text) => text.split(',').every((each) => isNetwork(each.trim())),
    'must be the addresses of the proxies, commas between: 10.0.0.1, 10.0.0.0/8, loopback',
  ),
)

function isNetwork(text: string): boolean {
  const [address = '', size, ...more] = text.split('/')
  if (named.includes(text)) return true
  if (isIP(address) === 0 || more.length > 0) return false
  return size === undefined || isSize(size, isIPv4(address) ? 32 : 128)
}

function isSize(text: string, atMost: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= atMost
}
