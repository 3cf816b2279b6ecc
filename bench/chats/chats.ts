import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { markAsDemo } from '../../apps/server/src/demo/demo-marker.ts'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import type { Figure, Scenario } from '../figure.ts'
import { startServer } from '../lookups/start-server.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'
import { type Chat, openChats, sentBy } from './open-chats.ts'
import { openStreams, type Streams } from './streams.ts'

const chatCount = 2000
const perSecond = 50
const warmingSeconds = 3
const seconds = 20
const warmChats = 100

/**
 * Open chats of one service, all followed, in which customers say something to the person who answers
 * them: how long until it is on the screen, and what an open chat costs.
 */
export const chats: Scenario = {
  name: 'chats',
  run: () => onOwnPostgres('chats', serveAndMeasure),
}

async function serveAndMeasure({ folder, url, atEnd }: OwnPostgres): Promise<Figure[]> {
  const database = openDatabase({ url, log: openLog('silent') })
  await migrate(database.db, migrations)
  await markAsDemo(database.db, new Date().toISOString().slice(0, 10))
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_FOLDER: folder,
    TRUST_PROXY: '127.0.0.1',
  }
  const service = await startServer(new URL('service.ts', import.meta.url), env)
  atEnd(() => database.close())
  atEnd(() => service.process.kill('SIGKILL'))
  return await measure(service, database)
}

async function measure(
  { port, process: child }: { readonly port: number; readonly process: ChildProcess },
  database: Database,
): Promise<Figure[]> {
  const open = await openChats(port, chatCount + warmChats)
  const talked = await database.pool.query(
    "update conversation set status = 'person', taken_at = now() where status <> 'ended'",
  )
  if (talked.rowCount !== open.length)
    throw new Error('there are not as many chats as there should be')

  // What the first streams and messages load stays out of what a chat costs.
  const first = await openStreams(port, open.slice(chatCount))
  await talk(port, open.slice(chatCount), first, warmingSeconds)
  first.close()
  const before = await memoryOf(child)
  const streams = await openStreams(port, open.slice(0, chatCount))
  const bytes = ((await memoryOf(child)) - before) / chatCount
  const transactions = await transactionsOf(database)
  const times = await talk(port, open.slice(0, chatCount), streams, seconds)
  const transactionsEach = ((await transactionsOf(database)) - transactions) / times.length
  streams.close()
  return [
    {
      what: `message to screen, ${chatCount} open chats, ${perSecond}/s, p99`,
      ours: percentile(times, 0.99),
      unit: 'ms',
      beside: [
        { name: 'p50', value: percentile(times, 0.5) },
        { name: 'transactions a message', value: transactionsEach },
      ],
      reach: '≤ 50 ms',
      isReached: percentile(times, 0.99) <= 50,
    },
    {
      what: `memory of an open chat, of ${chatCount}`,
      ours: bytes / 1000,
      unit: 'kB',
      beside: [],
      reach: '≤ 30 kB',
      isReached: bytes <= 30_000,
    },
  ]
}

/** Says something in some chat at a steady pace, whoever is still waiting, and answers each time until it was on its screen. */
async function talk(
  port: number,
  among: readonly Chat[],
  streams: Streams,
  forSeconds: number,
): Promise<number[]> {
  const count = forSeconds * perSecond
  const startedAt = performance.now()
  const arrivals: Promise<number>[] = []
  for (let each = 0; each < count; each++) {
    await delay(Math.max(0, startedAt + (each * 1000) / perSecond - performance.now()))
    const chat = among[(each * 7919) % among.length]
    if (chat !== undefined) arrivals.push(say(port, chat, streams))
  }
  return await Promise.all(arrivals)
}

async function say(port: number, chat: Chat, streams: Streams): Promise<number> {
  const content = '请问我的保单什么时候寄到？'
  const { requestId, path, init } = sentBy(chat, question, { signid: chat.signid, content })
  const arrival = streams.arrival(requestId)
  const sentAt = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
  const answer = await response.text()
  if (!answer.includes('"resultCode":"1"')) throw new Error(`not said: ${answer.slice(0, 200)}`)
  return (await arrival) - sentAt
}

async function memoryOf(child: ChildProcess): Promise<number> {
  const told = once(child, 'message')
  child.send('memory')
  const [{ rss }] = (await told) as [{ readonly rss: number }]
  return rss
}

async function transactionsOf({ pool }: Database): Promise<number> {
  // What connections count they tell a moment later.
  await delay(1500)
  const { rows } = await pool.query(
    'select xact_commit::int as count from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.count)
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? 0
}
