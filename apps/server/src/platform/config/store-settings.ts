import {
  array,
  check,
  type InferOutput,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'
import { addressesOf } from '../database/primary/addresses-of.ts'
import { isThisMachine } from './is-this-machine.ts'

const databaseAddress = pipe(
  string(),
  check(
    (text) => addressesOf(text) !== undefined,
    'must be postgres://user:password@host/database; of several hosts the one that takes writes is used',
  ),
)
const replicaAddress = pipe(
  string(),
  regex(
    /^postgres(ql)?:\/\/[^/]+\/[^/?]+(\?.*)?$/,
    'must be postgres://user:password@host/database',
  ),
  check((text) => URL.canParse(text), 'must be a URL'),
)
const redisAddress = pipe(
  string(),
  regex(/^rediss?:\/\/[^/]+(\/\d+)?$/, 'must be rediss://user:password@host:port/number'),
  check((text) => URL.canParse(text), 'must be a URL'),
)

/** What may be kept in Redis in place of PostgreSQL. */
export type KeptInRedis = 'image-codes'

const keptInRedis = pipe(
  string(),
  regex(/^image-codes$/, 'must be image-codes'),
  transform((text) => new Set(text.split(',') as KeptInRedis[]) as ReadonlySet<KeptInRedis>),
)

const decodable = check(isDecodable, 'needs % codes for what is special in user, password and name')

const lookupAddresses = pipe(
  string(),
  transform((text) => text.split(' ').filter((one) => one !== '')),
  array(pipe(databaseAddress, decodable)),
)

/** The settings that say where data is kept and counted, by their names in the environment. */
export const storeSettings = {
  DATABASE_URL: optional(pipe(databaseAddress, decodable)),
  DATABASE_REPLICA_URL: optional(pipe(replicaAddress, decodable)),
  DATABASE_LOOKUP_URLS: optional(lookupAddresses),
  REDIS_URL: optional(redisAddress),
  REDIS_KEEPS: optional(keptInRedis),
}
const givenSettings = object(storeSettings)

/** What a Redis is told to keep; nothing where there is none. */
export function redisKeepsOf({
  REDIS_URL: url,
  REDIS_KEEPS: kept = new Set(),
}: InferOutput<typeof givenSettings>): ReadonlySet<KeptInRedis> {
  if (url === undefined && kept.size > 0) throw new Error('REDIS_KEEPS needs REDIS_URL')
  return kept
}

/**
 * What is wrong with each setting by which somebody on the way could answer in the server's place, and
 * be told its password: other machines have to prove by TLS who they are.
 */
export function unprovenServers(given: InferOutput<typeof givenSettings>): string[] {
  const { DATABASE_URL: database = '', DATABASE_REPLICA_URL: replica, REDIS_URL: redis } = given
  const lookups = given.DATABASE_LOOKUP_URLS ?? []
  const areProven = (address: string) => (addressesOf(address) ?? []).every(isProven)
  const needs = (name: string) =>
    `${name} needs sslmode=verify-full for a server on another machine`
  return [
    ...(areProven(database) ? [] : [needs('DATABASE_URL')]),
    ...(lookups.every(areProven) ? [] : [needs('DATABASE_LOOKUP_URLS')]),
    ...(replica === undefined || isProven(replica) ? [] : [needs('DATABASE_REPLICA_URL')]),
    ...(redis === undefined || isProvenRedis(redis)
      ? []
      : ['REDIS_URL must be rediss:// for a server on another machine']),
  ]
}

/** As `pg` reads it: a host among the parameters counts more, and of two the last. */
function isProven(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  const host = searchParams.getAll('host').at(-1) ?? decodeURIComponent(hostname)
  return isThisMachine(host) || searchParams.getAll('sslmode').at(-1) === 'verify-full'
}

function isProvenRedis(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'rediss:' || isThisMachine(hostname)
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}
