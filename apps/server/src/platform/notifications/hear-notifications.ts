import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { connectionsTo } from '../database/primary/primary-client.ts'
import type { Log } from '../log/log.ts'

interface Hearing {
  readonly url: string
  readonly log: Log
  readonly channel: string
  heard(topic: string): void
  /** What was sent before a connection stood nobody knows. */
  missed(): void
}

const connectAgainMs = 500
const beatEveryMs = 5000

/** Hears PostgreSQL's NOTIFY on one connection: it is made at the first `begin`, and anew whenever it breaks. */
export function hearNotifications({ url, log, channel, heard, missed }: Hearing) {
  const { Client, connectionString } = connectionsTo(url)
  let client: pg.Client | undefined
  let isHearing = false
  let isClosed = false

  return {
    begin(): void {
      if (!isHearing) void hear()
    },
    async close(): Promise<void> {
      isClosed = true
      await client?.end()
    },
  }

  async function hear(): Promise<void> {
    isHearing = true
    while (!isClosed) {
      try {
        await hearUntilBroken()
      } catch (error) {
        log.failure('notifier', error)
      }
      if (!isClosed) await sleep(connectAgainMs, undefined, { ref: false })
    }
  }

  async function hearUntilBroken(): Promise<void> {
    const opened = new Client({
      connectionString,
      application_name: 'ecenter notifications',
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
    })
    const broken = new Promise<void>((resolve) => opened.on('end', resolve))
    const beating = setInterval(() => stillThere(opened), beatEveryMs).unref()
    opened.on('notification', ({ payload = '' }) => heard(payload))
    opened.on('error', (error) => {
      if (!isClosed) log.failure('notifier', error)
    })
    try {
      await opened.connect()
      client = opened
      await opened.query(`listen ${channel}`)
      if (isClosed) await opened.end()
      missed()
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
