import { spawn } from 'node:child_process'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { usableBinaries } from './embedded/binaries.ts'
import { singleUser, statements } from './embedded/create-cluster.ts'
import { folderOutside } from './embedded/reachable-folder.ts'
import { runAs } from './embedded/run-as.ts'
import { serverPlace } from './embedded/server-place.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const isRoot = process.getuid?.() === 0

let parent: string
let folder: string
let servers: EmbeddedPostgres[]

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ecenter-embedded-'))
  await chmod(parent, 0o755)
  folder = join(parent, 'data')
  servers = []
})

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await rm(parent, { recursive: true })
})

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder, log: silentLog })
  servers.push(server)
  return server
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' })
    return rows.flat()
  } finally {
    await client.end()
  }
}

async function killPostmaster(): Promise<void> {
  const text = await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')
  process.kill(Number(text.split('\n')[0]), 'SIGKILL')
}

test('a server may differ from the usual one', async () => {
  const server = await startEmbeddedPostgres({ folder, log: silentLog, settings: { fsync: 'off' } })
  servers.push(server)
  expect(await ask(server.url, 'show fsync')).toEqual(['off'])
  expect(await ask(server.url, 'show max_connections')).toEqual(['60'])
})

test('its log is kept for a week: a file a day, which begins anew a week later', async () => {
  const server = await start()
  const today = join(folder, 'log', `postgres-${await dayName(server.url)}.log`)
  // A process of its own writes it.
  await expect.poll(() => readFile(today, 'utf8')).toContain('ready to accept connections')
  expect(await ask(server.url, 'show log_truncate_on_rotation')).toEqual(['on'])
  expect(await ask(server.url, 'show log_rotation_age')).toEqual(['1d'])
})

test('what an earlier week left in its log goes at the next start', async () => {
  await (await start()).stop()
  const left = join(folder, 'log', 'postgres-old.log')
  await writeFile(left, 'of last week')
  const week = Date.now() / 1000 - 7 * 24 * 60 * 60
  await utimes(left, week, week)
  await start()
  expect(await readdir(join(folder, 'log'))).not.toContain('postgres-old.log')
})

test('a data folder that an older version made gets the rights that a backup needs', async () => {
  await (await start()).stop()
  await takeRights()
  const { url } = await start()
  expect(
    await ask(url, 'select rolreplication from pg_roles where rolname = current_user'),
  ).toEqual([true])
  const mayBackUp = "has_function_privilege('pg_backup_start(text, boolean)', 'execute')"
  expect(await ask(url, `select ${mayBackUp}`)).toEqual([true])
})

/** As folders were before a service could back itself up. */
async function takeRights(): Promise<void> {
  const { cluster, account } = await serverPlace(folder)
  const { postgres } = await usableBinaries(account)
  const taken = statements([
    'alter role ecenter noreplication',
    'revoke execute on function pg_backup_start(text, boolean) from ecenter',
  ])
  await runAs(account, postgres, singleUser(cluster, 'ecenter'), taken)
  for (const name of await readdir(cluster)) {
    if (name.startsWith('ecenter.rights')) await rm(join(cluster, name))
  }
}

async function dayName(url: string): Promise<unknown> {
  const [name] = await ask(url, "select to_char(now(), 'Dy')")
  return name
}

test('data outlives a stop, and the service is no superuser', async () => {
  const first = await start()
  await ask(first.url, 'create table note as select 1 as number')
  await first.stop()
  await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED')

  const second = await start()
  expect(await ask(second.url, 'select number from note')).toEqual([1])
  expect(await ask(second.url, "select current_setting('is_superuser')")).toEqual(['off'])
})

test('only who knows the password gets in, and only its owner can read it', async () => {
  const { url } = await start()
  const guessed = new URL(url)
  guessed.password = 'postgres'
  await expect(ask(guessed.href, 'select 1')).rejects.toThrow('password authentication failed')
  const file = await stat(join(folder, 'cluster', 'ecenter.password'))
  expect(file.mode & 0o077).toBe(0)
})

test('a start attaches to a running server, and the last one to leave stops it', async () => {
  const first = await start()
  const second = await start()
  expect(second.url).toBe(first.url)

  await first.stop()
  expect(await ask(second.url, 'select 1')).toEqual([1])
  await second.stop()
  await expect(ask(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('two starts at once on a new folder share one server', async () => {
  const [one, other] = await Promise.all([start(), start()])
  await ask(one.url, 'create table note as select 1 as number')
  expect(await ask(other.url, 'select number from note')).toEqual([1])
})

test('after kill -9 of the server the next start finds what was committed', async () => {
  const killed = await start()
  await ask(killed.url, 'create table note as select 1 as number')
  await killPostmaster()

  const { url } = await start()
  expect(await ask(url, 'select number from note')).toEqual([1])
})

test('two starts at once after kill -9 share one server', async () => {
  const killed = await start()
  await ask(killed.url, 'create table note as select 1 as number')
  await killPostmaster()

  const [one, other] = await Promise.all([start(), start()])
  await ask(one.url, 'insert into note values (2)')
  expect(await ask(other.url, 'select number from note order by 1')).toEqual([1, 2])
})

test('the process number of a killed server may have gone to another process', async () => {
  await (await start()).stop()
  const cluster = join(folder, 'cluster')
  const { uid, gid } = await stat(cluster)
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
  const postmaster = join(cluster, 'postmaster.pid')
  await writeFile(postmaster, `${stranger.pid}\n${cluster}\n1\n1\n\n127.0.0.1\n1 1\nready\n`)

  const { url } = await start()
  expect(await ask(url, 'select 1')).toEqual([1])
  stranger.kill()
})

test.runIf(isRoot)(
  'from a folder that only root may enter, the data moves outside it',
  async () => {
    await chmod(parent, 0o700)
    folder = join(parent, 'deep', 'data')
    await mkdir(join(parent, 'deep'))
    const first = await start()
    await ask(first.url, 'create table note as select 1 as number')
    await first.stop()
    expect((await stat(folderOutside(folder))).mode & 0o777).toBe(0o700)

    await chmod(parent, 0o755)
    const second = await start()
    expect(await ask(second.url, 'select number from note')).toEqual([1])
    await second.stop()
    await rm(folderOutside(folder), { recursive: true })
  },
)
