import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openRedis } from '../redis/redis.ts'
import { type OpenNotifier, openNotifier } from './notifier.ts'

const topic = 'conversation/1'

let database: TestDatabase
const opened: OpenNotifier[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
})
afterAll(() => database.drop())

/** What one process has. */
function open(): OpenNotifier {
  const notifier = openNotifier({ ...database, log: silentLog })
  opened.push(notifier)
  return notifier
}

/** Counts how often it is told to look, and waits for that. */
function looker() {
  let looks = 0
  let tell = () => {}
  return {
    look() {
      looks += 1
      tell()
    },
    looks: () => looks,
    async until(wanted: number): Promise<void> {
      while (looks < wanted) {
        await new Promise<void>((resolve) => {
          tell = resolve
        })
      }
    },
  }
}

async function notify(notifier: OpenNotifier, notified = topic): Promise<void> {
  await database.db.transaction().execute((transaction) => notifier.notify(notified, transaction))
}

/** Listens until the connection stands: then everybody looks once. */
async function listening(notifier: OpenNotifier, to = topic) {
  const looking = looker()
  const stop = notifier.listen(to, looking.look)
  await looking.until(1)
  return { ...looking, stop }
}

/** Listens on a connection that stands. */
function listeningToo(notifier: OpenNotifier, to = topic) {
  const looking = looker()
  const stop = notifier.listen(to, looking.look)
  return { ...looking, stop }
}

async function killListeners(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'ecenter notifications'`,
  )
  await client.end()
  return rows.length
}

test('what one process says another one hears', async () => {
  const there = await listening(open())
  await notify(open())
  await there.until(2)
  expect(there.looks()).toBe(2)
})

test('only what was notified is looked at again', async () => {
  const notifier = open()
  const one = await listening(notifier)
  const other = listeningToo(notifier, 'conversation/2')
  const before = other.looks()
  await notify(notifier, 'conversation/3')
  await notify(notifier)
  await one.until(2)
  expect(other.looks()).toBe(before)
})

test('nobody is notified by what was undone', async () => {
  const notifier = open()
  const listener = await listening(notifier)
  const undone = database.db.transaction().execute(async (transaction) => {
    await notifier.notify(topic, transaction)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await notify(notifier)
  await listener.until(2)
  expect(listener.looks()).toBe(2)
})

test('after the connection was killed everybody looks again, and hears again', async () => {
  const notifier = open()
  const one = await listening(notifier)
  const other = listeningToo(notifier, 'conversation/2')
  const before = [one.looks(), other.looks()] as const
  expect(await killListeners()).toBe(1)
  await one.until(before[0] + 1)
  await other.until(before[1] + 1)
  await notify(open())
  await one.until(before[0] + 2)
})

test('as long as the database takes nobody in, it is asked again', async () => {
  const notifier = open()
  const listener = await listening(notifier)
  const before = listener.looks()
  const name = new URL(database.url).pathname.slice(1)
  const admin = new URL(database.url)
  admin.pathname = '/postgres'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  await client.query(`alter database ${name} with allow_connections false`)
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and application_name = 'ecenter notifications'`,
    [name],
  )
  expect(rowCount).toBe(1)
  await client.query(`alter database ${name} with allow_connections true`)
  await client.end()
  await listener.until(before + 1)
  await notify(open())
  await listener.until(before + 2)
})

test('who stopped is told nothing, and one who goes takes nobody else along', async () => {
  const notifier = open()
  const gone = await listening(notifier)
  const there = listeningToo(notifier)
  const before = [gone.looks(), there.looks()] as const
  gone.stop()
  await notify(notifier)
  await there.until(before[1] + 1)
  expect(gone.looks()).toBe(before[0])
})

test('with a Redis that is away notifications come all the same, after the commit', async () => {
  const redis = openRedis({ url: 'redis://127.0.0.1:1', log: silentLog })
  const notifying = openNotifier({ ...database, log: silentLog, redis })
  const there = await listening(open())
  const undone = database.db.transaction().execute(async (transaction) => {
    await notifying.notify(topic, transaction)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await notify(notifying)
  await there.until(2)
  expect(there.looks()).toBe(2)
  await notifying.close()
  await redis.close()
})

test('listeners that come and go leave nothing behind', async () => {
  const notifier = open()
  const there = await listening(notifier)
  const gone = looker()
  for (let each = 0; each < 10_000; each++)
    notifier.listen(`conversation/${each % 100}`, gone.look)()
  const before = there.looks()
  for (let each = 2; each < 100; each++) await notify(notifier, `conversation/${each}`)
  await notify(notifier)
  await there.until(before + 1)
  expect(gone.looks()).toBe(0)
})

test('many who notify soon do it after their commits, and nobody is notified by what was undone', async () => {
  const there = await listening(open())
  const notifying = open()
  const tell = (act: () => void) =>
    database.db.transaction().execute(async (transaction) => {
      await notifying.notifySoon(topic, transaction)
      act()
    })
  const undone = tell(() => {
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await notify(notifying)
  await there.until(2)
  expect(there.looks()).toBe(2)
  await Promise.all(Array.from({ length: 20 }, () => tell(() => undefined)))
  await there.until(3)
  await notifying.close()
})
