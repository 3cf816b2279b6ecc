import type { RedisClient } from './redis-client.ts'

/** It keeps nothing on disk, or throws out what is old where memory gets short: limits stay in PostgreSQL. */
export class RedisForgets extends Error {
  override readonly name = 'RedisForgets'
}

/** It has come back without what it had been told. */
export class RedisForgot extends Error {
  override readonly name = 'RedisForgot'
}

export interface Keeping {
  readonly isKeeping: boolean
  /** When its memory begins: another one than before has forgotten what was before. */
  readonly since: string
}

/** What a Redis says of how it keeps things. */
export async function readKeeping(client: RedisClient): Promise<Keeping> {
  const told = String(await client.info())
  const says = (line: string) => told.includes(`\n${line}\r\n`)
  const keepsOnDisk = says('aof_enabled:1')
  const evictsNothing = says('maxmemory_policy:noeviction') || says('maxmemory:0')
  return { isKeeping: keepsOnDisk && evictsNothing, since: await beginningOf(client) }
}

async function beginningOf(client: RedisClient): Promise<string> {
  await client.set('since', new Date().toISOString(), { NX: true })
  return String(await client.get('since'))
}
