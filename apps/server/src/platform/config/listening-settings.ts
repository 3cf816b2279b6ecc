import { isIP, isIPv4 } from 'node:net'
import { check, type InferOutput, object, optional, pipe, string } from 'valibot'
import { wholeNumber } from './whole-number.ts'

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

/** Addresses that customers are given begin with it. */
const origin = pipe(
  string(),
  check(isOrigin, 'must be https://host, without a path: the site lies at the root of its host'),
)
export const port = wholeNumber(0, 65_535)

/** The settings that say where the service is reached, by their names in the environment. */
export const listeningSettings = {
  PORT: optional(port, '8080'),
  HOST: optional(string(), '127.0.0.1'),
  WEB_CONCURRENCY: optional(wholeNumber(1, 64), '1'),
  PUBLIC_ORIGIN: optional(origin),
  TRUST_PROXY: optional(proxyNetworks),
  METRICS_HOST: optional(string(), '127.0.0.1'),
  METRICS_PORT: optional(port),
}
const givenSettings = object(listeningSettings)

export interface ListeningSettings {
  readonly port: number
  readonly host: string
  /** So many processes serve behind that port. */
  readonly workers: number
  /** Where Prometheus asks; undefined where nobody does. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** Where the public reaches the site; undefined in a demo, which is reached where it listens. */
  readonly publicOrigin: string | undefined
  readonly trustProxy: string | undefined
}

export function listeningOf(given: InferOutput<typeof givenSettings>): ListeningSettings {
  const { METRICS_HOST: host, METRICS_PORT: port } = given
  return {
    port: given.PORT,
    host: given.HOST,
    workers: given.WEB_CONCURRENCY,
    metrics: port === undefined ? undefined : { host, port },
    publicOrigin: given.PUBLIC_ORIGIN?.replace(/\/$/, ''),
    trustProxy: given.TRUST_PROXY,
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) && [origin, `${origin}/`].includes(text)
}
