import { afterEach, beforeEach, expect, test } from 'vitest'
import { isConnectionFailure } from '../../apps/server/src/platform/database/connections/connection-failure.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { openNotifier } from '../../apps/server/src/platform/notifications/notifier.ts'
import { type OpenFolder, openFolder } from '../machines/open-folder.ts'
import { hostsOf, type Postgres, startPrimary, startReplica } from '../machines/postgres.ts'
import { until } from '../machines/until.ts'

const log = openLog('silent')

let folder: OpenFolder
let primary: Postgres
let replica: Postgres
let database: Database
beforeEach(async () => {
  folder = await openFolder()
  primary = await startPrimary(folder.path)
  replica = await startReplica(folder.path, primary)
  database = openDatabase({ url: hostsOf(primary, replica), log })
  await database.pool.query('create table note (text text)')
})
afterEach(async () => {
  await database.close()
  await replica.stop('immediate')
  await primary.stop('immediate')
  await folder.remove()
})

async function note(text: string): Promise<void> {
  await database.pool.query('insert into note values ($1)', [text])
}

async function notes(): Promise<unknown[]> {
  const { rows } = await database.pool.query('select text from note order by text')
  return rows.map(({ text }) => text)
}

/** Once the database answers again, which it is asked until then. */
async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  await until('the database answers', () =>
    ask().then(
      () => true,
      (error: unknown) => {
        if (isConnectionFailure(error)) return false
        throw error
      },
    ),
  )
}

/** Who listens to notifications, on a connection that stands. */
async function openListener() {
  const notifier = openNotifier({
    url: hostsOf(primary, replica),
    log,
    pipelined: database.pipelined,
  })
  let looks = 0
  notifier.listen('topic', () => {
    looks += 1
  })
  await until('who listens stands', async () => looks > 0)
  return {
    async hears(): Promise<void> {
      const before = looks
      await until('who listens hears the new primary', async () => {
        await database.db.transaction().execute((db) => notifier.notify('topic', db))
        return looks > before
      })
    },
    close: notifier.close,
  }
}

test('the replica is found once it was promoted, by pool, pipelined connections and who listens', async () => {
  const listener = await openListener()
  await note('before')
  await primary.stop('immediate')
  const inVain = await note('lost').catch((error: unknown) => error)
  expect(isConnectionFailure(inVain)).toBe(true)
  await replica.promote()
  await untilItAnswers(() => note('after'))
  expect(await notes()).toEqual(['after', 'before'])
  const { swift, durable } = database.pipelined
  await untilItAnswers(() => swift.run('swift', 'insert into note values ($1)', ['swift']))
  await untilItAnswers(() => durable.run('durable', 'insert into note values ($1)', ['durable']))
  await listener.hears()
  await listener.close()
})

test('a former primary that comes back is not believed', async () => {
  await primary.stop('immediate')
  await replica.promote()
  await primary.start()
  const late = openDatabase({ url: hostsOf(primary, replica), log })
  const { rows } = await late.pool.query<{ port: number }>('select inet_server_port() as port')
  expect(rows).toEqual([{ port: replica.port }])
  await late.close()
})

test('who has seen a fail-over does not go back while the new primary is away', async () => {
  await note('before')
  await primary.stop('immediate')
  await replica.promote()
  await untilItAnswers(() => note('after'))
  await replica.stop('immediate')
  await primary.start()
  const late = openDatabase({ url: hostsOf(primary, replica), log })
  const inVain = await Promise.all(
    [database, late].map(({ pool }) =>
      pool.query('select text from note').catch((error: unknown) => error),
    ),
  )
  expect(inVain.map(isConnectionFailure)).toEqual([true, true])
  await late.close()
  await replica.start()
  await untilItAnswers(() => note('later'))
  expect(await notes()).toEqual(['after', 'before', 'later'])
})

test('a new primary without a connection left is not passed over for the former one', async () => {
  await primary.stop('immediate')
  await replica.promote()
  await replica.ask('alter role ecenter connection limit 0')
  await primary.start()
  const late = openDatabase({ url: hostsOf(replica, primary), log })
  const inVain = await late.pool.query('select').catch((error: unknown) => error)
  expect(isConnectionFailure(inVain)).toBe(true)
  await replica.ask('alter role ecenter connection limit -1')
  const { rows } = await late.pool.query<{ port: number }>('select inet_server_port() as port')
  expect(rows).toEqual([{ port: replica.port }])
  await late.close()
})

test('nothing counts as committed that the replica does not have', async () => {
  await replica.stop('immediate')
  const { durable } = database.pipelined
  const insert = 'insert into note values ($1)'
  const unsure = await Promise.allSettled([
    note('unsure'),
    durable.run('durable', insert, ['unsure']),
  ])
  expect(unsure.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await replica.start()
  await untilItAnswers(() => note('sure'))
})

test('a primary that says nothing any more is left for the next, also by who listens', async () => {
  const listener = await openListener()
  await note('before')
  primary.freeze()
  const inVain = await note('lost').catch((error: unknown) => error)
  expect(isConnectionFailure(inVain)).toBe(true)
  await replica.promote()
  await untilItAnswers(() => note('after'))
  expect(await notes()).toEqual(['after', 'before'])
  await listener.hears()
  await listener.close()
})
