import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import {
  type OpenNotifier,
  openNotifier,
} from '../../apps/server/src/platform/notifications/notifier.ts'
import { openRedis } from '../../apps/server/src/platform/redis/redis.ts'
import { silentLog as log } from '../../apps/server/test/fakes/silent-log.ts'
import { type OpenFolder, openFolder } from '../machines/open-folder.ts'
import { type Postgres, startPrimary } from '../machines/postgres.ts'
import { type Redis, startRedis } from '../machines/redis.ts'
import { until } from '../machines/until.ts'

let folder: OpenFolder
let primary: Postgres
let database: Database
let server: Redis
const ends: (() => Promise<void>)[] = []

beforeAll(async () => {
  folder = await openFolder()
  primary = await startPrimary(folder.path)
  database = openDatabase({ url: primary.url, log })
  server = await startRedis()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(async () => {
  await server.kill()
  await database.close()
  await primary.stop('fast')
  await folder.remove()
})

/** What one process has, once it hears Redis. */
async function openProcess(): Promise<OpenNotifier> {
  const redis = openRedis({ url: server.url, log })
  const notifier = openNotifier({ url: primary.url, log, pipelined: database.pipelined, redis })
  ends.push(async () => {
    await notifier.close()
    await redis.close()
  })
  await until('Redis is heard', async () => redis.isUp())
  return notifier
}

/** A process that hears NOTIFY alone. */
function openWithoutRedis(): OpenNotifier {
  const notifier = openNotifier({ url: primary.url, log, pipelined: database.pipelined })
  ends.push(() => notifier.close())
  return notifier
}

/** Counts looks from when the connections stand: then everybody looks once. */
async function looker(notifier: OpenNotifier, topic: string) {
  let looks = 0
  notifier.listen(topic, () => {
    looks += 1
  })
  await until('everybody has looked', async () => looks > 0)
  return { looks: () => looks }
}

async function notify(notifier: OpenNotifier, topic: string): Promise<void> {
  await database.db.transaction().execute((transaction) => notifier.notify(topic, transaction))
}

async function killConnections(): Promise<void> {
  const redis = openRedis({ url: server.url, log })
  await until('Redis answers', async () => redis.isUp())
  await redis.ask((client) => client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal']))
  await redis.ask((client) => client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']))
  await redis.close()
}

test('what one process says the other one hears, through Redis and not through NOTIFY', async () => {
  const there = await looker(await openProcess(), 'told')
  const before = there.looks()
  const byNotify = await looker(openWithoutRedis(), 'told')
  const notifying = await openProcess()
  const [first, bystander] = [before, byNotify.looks()]
  await notify(notifying, 'told')
  await until('it is heard', async () => there.looks() > first)
  // What is sent by NOTIFY now would come after anything that had been sent that way before.
  const last = await looker(openWithoutRedis(), 'last')
  const heard = last.looks()
  await notify(openWithoutRedis(), 'last')
  await until('NOTIFY is heard', async () => last.looks() > heard)
  expect(byNotify.looks()).toBe(bystander)
})

test('nobody is notified by what was undone', async () => {
  const there = await looker(await openProcess(), 'undone')
  const after = await looker(await openProcess(), 'after')
  const notifying = await openProcess()
  const [looks, heard] = [there.looks(), after.looks()]
  const undone = database.db.transaction().execute(async (transaction) => {
    await notifying.notify('undone', transaction)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await notify(notifying, 'after')
  await until('the next is heard', async () => after.looks() > heard)
  expect(there.looks()).toBe(looks)
})

test('no notification is lost while connections are killed again and again', async () => {
  const there = await openProcess()
  const notifying = await openProcess()
  const [changed, seen] = [new Set<string>(), new Set<string>()]
  const all = Array.from({ length: 300 }, (_, at) => `of many/${at}`)
  for (const topic of all) there.listen(topic, () => changed.has(topic) && seen.add(topic))
  for (const [at, topic] of all.entries()) {
    if (at % 100 === 50) await killConnections()
    changed.add(topic)
    await notify(notifying, topic)
  }
  await until('all are seen', async () => seen.size === all.length)
})

test('while Redis is away NOTIFY carries them, and Redis does again once it is back', async () => {
  const there = await looker(await openProcess(), 'away')
  const notifying = await openProcess()
  await server.kill()
  const away = there.looks()
  await notify(notifying, 'away')
  await until('it is heard', async () => there.looks() > away)
  server = await startRedis({ port: Number(new URL(server.url).port) })
  const back = there.looks()
  await until('everybody looks again', async () => there.looks() > back)
})

test('a change that nobody told is looked at within half a minute, for who told may have been killed', async () => {
  const there = await looker(await openProcess(), 'untold')
  const before = there.looks()
  await until('it is looked at', async () => there.looks() > before, 30_000)
})

test('a process that ends tells first what it has committed', async () => {
  const there = await looker(await openProcess(), 'ending')
  const before = there.looks()
  const ending = await openProcess()
  await notify(ending, 'ending')
  await ends.pop()?.()
  await until('it is heard', async () => there.looks() > before)
})
