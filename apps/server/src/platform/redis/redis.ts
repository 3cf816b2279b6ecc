import { setTimeout as sleep } from 'node:timers/promises'
import { within } from '../clock/within.ts'
import type { Log } from '../log/log.ts'
import { openClient, type RedisClient } from './redis-client.ts'

/** Nothing waits for Redis: whatever goes through it has another way, or is told that it is away (`rely-on-redis.ts`). */
export interface Redis {
  /** What it answers; rejects at once while it is away, and where the answer takes longer than `patienceMs`. */
  ask<Result>(question: (client: RedisClient) => Promise<Result>): Promise<Result>
  isUp(): boolean
  /** Whether it is up, and set up so that it forgets nothing that it was told. */
  isKeeping(): boolean
  /** Runs `heard` for each message, and `missed` each time that some may have been missed. */
  hear(ear: Ear): void
}

export interface OpenRedis extends Redis {
  close(): Promise<void>
}

interface Ear {
  readonly channel: string
  heard(message: string): void
  missed(): void
}

interface Connection {
  readonly client: RedisClient
  readonly isKeeping: boolean
  giveUp(error: unknown): void
}

/** It cannot be asked, or did not answer in time. */
export class RedisAway extends Error {
  override readonly name = 'RedisAway'
}

/** The other way is a statement of PostgreSQL: with more patience it would have been quicker. */
const patienceMs = 300
const connectMs = 1000
const lookEachMs = 1000
const connectAgainMs = 1000

/** One connection, made at once, and anew whenever it breaks or falls silent. */
export function openRedis({ url, log }: { readonly url: string; readonly log: Log }): OpenRedis {
  const ears: Ear[] = []
  const closing = new AbortController()
  let current: Connection | undefined
  let since: string | undefined
  let status = ''
  const connected = stayConnected()

  return {
    async ask(question) {
      const connection = current
      if (connection === undefined) throw new RedisAway()
      try {
        return await within(patienceMs, question(connection.client))
      } catch (error) {
        // Whether it is silent, full or no longer the primary: another connection may find it better.
        connection.giveUp(error)
        throw error
      }
    },
    isUp: () => current !== undefined,
    isKeeping: () => current?.isKeeping === true,
    hear(ear) {
      ears.push(ear)
      if (current !== undefined) listen(current, ear).catch(current.giveUp)
    },
    async close() {
      closing.abort()
      await connected
    },
  }

  async function stayConnected(): Promise<void> {
    while (!closing.signal.aborted) {
      await connectUntilBroken().catch(tell)
      await pause(connectAgainMs)
    }
  }

  async function connectUntilBroken(): Promise<void> {
    const client = openClient(url)
    let giveUp: Connection['giveUp'] = () => undefined
    const broken = new Promise<never>((_, reject) => {
      giveUp = reject
    })
    broken.catch(() => undefined)
    client.on('error', giveUp)
    try {
      await within(connectMs, client.connect())
      await Promise.race([broken, use(client, giveUp)])
    } finally {
      current = undefined
      client.destroy()
    }
  }

  /** Ends when it is closed; rejects where the server falls silent. */
  async function use(client: RedisClient, giveUp: Connection['giveUp']): Promise<void> {
    const { isKeeping, since: told } = await within(connectMs, readKeeping(client))
    if (since !== undefined && since !== told) log.failure('redis', new RedisForgot())
    since = told
    current = { client, isKeeping, giveUp }
    await Promise.all(ears.map((ear) => within(connectMs, listen({ client }, ear))))
    tell(isKeeping ? undefined : new RedisForgets())
    while (!closing.signal.aborted) {
      await within(connectMs, client.ping())
      await pause(lookEachMs)
    }
  }

  async function listen({ client }: Pick<Connection, 'client'>, ear: Ear): Promise<void> {
    await client.subscribe(ear.channel, ear.heard)
    ear.missed()
  }

  /** Ends early when it is closed. */
  async function pause(ms: number): Promise<void> {
    const { signal } = closing
    await sleep(ms, undefined, { ref: false, signal }).catch(() => undefined)
  }

  /** Once for each change, not at each try. */
  function tell(error: unknown): void {
    const now = error instanceof Error ? error.name : 'used'
    if (now === status || closing.signal.aborted) return
    status = now
    if (error === undefined) log.step('redis', { status })
    else log.failure('redis', error)
  }
}

/** It keeps nothing on disk, or throws out what is old where memory gets short: limits stay in PostgreSQL. */
class RedisForgets extends Error {
  override readonly name = 'RedisForgets'
}

/** It has come back without what it had been told. */
class RedisForgot extends Error {
  override readonly name = 'RedisForgot'
}

interface Keeping {
  readonly isKeeping: boolean
  /** When its memory begins: another one than before has forgotten what was before. */
  readonly since: string
}

/** What a Redis says of how it keeps things. */
async function readKeeping(client: RedisClient): Promise<Keeping> {
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
