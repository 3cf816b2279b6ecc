import {
  check,
  type InferOutput,
  maxValue,
  minValue,
  object,
  optional,
  pipe,
  regex,
  string,
  toNumber,
} from 'valibot'
import { proxyNetworks } from './proxy-networks.ts'

/** Addresses that customers are given begin with it. */
const origin = pipe(
  string(),
  check(isOrigin, 'must be https://host, without a path: the site lies at the root of its host'),
)
const portRange = 'must be a number from 0 to 65535'
export const port = pipe(
  string(),
  regex(/^\d+$/, portRange),
  toNumber(),
  maxValue(65_535, portRange),
)

const workersRange = 'must be a number from 1 to 64'
const workerCount = pipe(
  string(),
  regex(/^\d+$/, workersRange),
  toNumber(),
  minValue(1, workersRange),
  maxValue(64, workersRange),
)

/** The settings that say where the service is reached, by their names in the environment. */
export const listeningSettings = {
  PORT: optional(port, '8080'),
  HOST: optional(string(), '127.0.0.1'),
  WEB_CONCURRENCY: optional(workerCount, '1'),
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
