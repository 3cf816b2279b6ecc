import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database/database.ts'
import { connectionsTo } from '../database/primary/primary-client.ts'
import type { Log } from '../log/log.ts'

/**
 * Tells all processes that something changed. A wake carries nothing but its topic: whoever hears it
 * looks again, for the database alone knows what is true. Wakes may come doubled and must do no harm.
 */
export interface Wakes {
  /** Runs `look` whenever that topic is woken, and after wakes may have been missed; answers how to stop. */
  listen(topic: string, look: () => void): () => void
  /** Wakes all who listen, in every process, when the transaction commits. */
  wake(topic: string, transaction: Db): Promise<void>
}

export interface OpenWakes extends Wakes {
  close(): Promise<void>
}

const channel = 'ecenter_wakes'
const connectAgainMs = 500
const beatEveryMs = 5000

/**
 * Wakes by PostgreSQL's NOTIFY, heard on one connection: it is made when somebody listens first, and
 * anew whenever it breaks.
 */
export function openWakes({ url, log }: { readonly url: string; readonly log: Log }): OpenWakes {
  const { Client, connectionString } = connectionsTo(url)
  const looks = new Map<string, Set<() => void>>()
  let client: pg.Client | undefined
  let isHearing = false
  let isClosed = false

  return {
    listen(topic, look) {
      const known = looks.get(topic) ?? new Set()
      looks.set(topic, known.add(look))
      if (!isHearing) void hear()
      return () => {
        known.delete(look)
        if (known.size === 0 && looks.get(topic) === known) looks.delete(topic)
      }
    },
    async wake(topic, transaction) {
      await sql`select pg_notify(${channel}, ${topic})`.execute(transaction)
    },
    async close() {
      isClosed = true
      await client?.end()
    },
  }

  /** Connects until it is closed. What was woken before a connection stood nobody knows, so all look. */
  async function hear(): Promise<void> {
    isHearing = true
    while (!isClosed) {
      try {
        await hearUntilBroken()
      } catch (error) {
        log.failure('wakes', error)
      }
      if (!isClosed) await sleep(connectAgainMs, undefined, { ref: false })
    }
  }

  async function hearUntilBroken(): Promise<void> {
    const opened = new Client({
      connectionString,
      application_name: 'ecenter wakes',
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
    })
    const broken = new Promise<void>((resolve) => opened.on('end', resolve))
    const beating = setInterval(() => stillThere(opened), beatEveryMs).unref()
    opened.on('notification', ({ payload = '' }) => runAll(looks.get(payload)))
    opened.on('error', (error) => {
      if (!isClosed) log.failure('wakes', error)
    })
    try {
      await opened.connect()
      client = opened
      await opened.query(`listen ${channel}`)
      if (isClosed) await opened.end()
      for (const each of looks.values()) runAll(each)
      await broken
    } finally {
      clearInterval(beating)
      await opened.end()
    }
  }
}

/** A server that has vanished says nothing for ever: a connection that does not answer in time is broken. */
async function stillThere(client: pg.Client): Promise<void> {
  await client.query('select 1').catch(() => client.connection.stream.destroy())
}

function runAll(looks: ReadonlySet<() => void> = new Set()): void {
  for (const look of [...looks]) look()
}
