import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import {
  type OpenReplicaDb,
  openReplicaDb,
} from '../../apps/server/src/platform/database/replicas/replica-db.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { rowsOf } from '../../apps/server/test/readers/rows-of.ts'
import { type OpenFolder, openFolder } from '../machines/open-folder.ts'
import { type Postgres, startPrimary, startReplica } from '../machines/postgres.ts'
import { until } from '../machines/until.ts'

let folder: OpenFolder
let primary: Postgres
let replica: Postgres
let database: Database
let lists: OpenReplicaDb
const logged: string[] = []
const log = openLog('info', { write: (line) => void logged.push(line) })

beforeAll(async () => {
  folder = await openFolder()
  primary = await startPrimary(folder.path)
  replica = await startReplica(folder.path, primary)
  // Here a replica is away; elsewhere nothing may be committed without one.
  await primary.ask("alter system set synchronous_standby_names = ''")
  await primary.ask('select pg_reload_conf()')
  database = openDatabase({ url: primary.url, log })
  await rowsOf(database.db, 'create table note (text text)')
})
beforeEach(async () => {
  logged.length = 0
  lists = openReplicaDb({ ...database, replicaUrl: replica.url, log })
  await until('the replica is asked', asksReplica)
})
afterEach(() => lists.close())
afterAll(async () => {
  await database.close()
  await replica.stop('fast')
  await primary.stop('fast')
  await folder.remove()
})

async function asksReplica(): Promise<boolean> {
  const rows = await lists.read((db) =>
    rowsOf<{ is: boolean }>(db, 'select pg_is_in_recovery() as is'),
  )
  return rows[0]?.is === true
}

async function note(text: string): Promise<void> {
  await rowsOf(database.db, `insert into note values ('${text}')`)
}

async function hasNote(text: string): Promise<boolean> {
  const rows = await lists.read((db) => rowsOf(db, `select 1 from note where text = '${text}'`))
  return rows.length === 1
}

test('lists come from the replica, what was just written a moment later, and the lag is a figure', async () => {
  await note('seen a little later')
  await until('the note has arrived', () => hasNote('seen a little later'))
  expect(await asksReplica()).toBe(true)
  expect(lists.lagSeconds()).toBeLessThan(5)
})

test('a write finds its way neither to the replica nor to the primary', async () => {
  const writing = lists.read((db) => rowsOf(db, "insert into note values ('never')"))
  await expect(writing).rejects.toMatchObject({ code: '25006' })
  expect(await hasNote('never')).toBe(false)
})

test('a replica that falls behind is left alone until it has caught up', async () => {
  await replica.ask('select pg_wal_replay_pause()')
  await note('while it stood still')
  await until('the primary is asked', async () => !(await asksReplica()))
  expect(lists.lagSeconds()).toBeGreaterThan(5)
  expect(await hasNote('while it stood still')).toBe(true)
  await until('the log says so', async () => logged.join().includes('ReplicaLags'))
  await replica.ask('select pg_wal_replay_resume()')
  await until('the replica is asked again', asksReplica)
  expect(await hasNote('while it stood still')).toBe(true)
})

test('a replica lacks nothing while nobody writes', async () => {
  // Longer than one may be behind.
  const later = performance.now() + 6000
  await until('six seconds have passed', async () => performance.now() > later)
  expect(await asksReplica()).toBe(true)
})

test('while the replica is stopped the primary answers, and afterwards the replica does again', async () => {
  await replica.stop('immediate')
  expect(await asksReplica()).toBe(false)
  await note('while it was away')
  expect(await hasNote('while it was away')).toBe(true)
  await replica.start()
  await until('the replica is asked again', asksReplica)
  expect(await hasNote('while it was away')).toBe(true)
})

test('a replica that was promoted goes its own way and is asked no more', async () => {
  await replica.promote()
  await until('it is known', async () => logged.join().includes('ReplicaTakesWrites'))
  await note('known to the primary alone')
  expect(await hasNote('known to the primary alone')).toBe(true)
  expect(lists.lagSeconds()).toBe(Number.POSITIVE_INFINITY)
})
