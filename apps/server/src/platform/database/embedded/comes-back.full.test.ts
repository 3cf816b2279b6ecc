import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../../../test/fakes/silent-log.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'
import { readPostmaster } from './postmaster.ts'

let folder: string
let servers: EmbeddedPostgres[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecenter-back-'))
  await chmod(folder, 0o755)
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await rm(folder, { recursive: true })
})

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder: join(folder, 'data'), log: silentLog })
  servers.push(server)
  return server
}

async function ask(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

async function killPostmaster({ cluster }: EmbeddedPostgres): Promise<void> {
  process.kill((await readPostmaster(cluster))?.pid ?? 0, 'SIGKILL')
}

/** PostgreSQL then ends all other connections, and recovers. */
async function killBackend({ url }: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  const ended = new Promise<void>((resolve) => client.on('end', () => resolve()))
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  process.kill(rows[0].pid, 'SIGKILL')
  await ended
}

function presences({ url }: EmbeddedPostgres): Promise<unknown> {
  return ask(url, "select count(*)::int from pg_locks where locktype = 'advisory'")
}

test('after the kill of one connection a command that ends leaves the server to the service', async () => {
  const service = await start()
  const startedAt = 'select pg_postmaster_start_time()::text'
  const before = await ask(service.url, startedAt)
  await killBackend(service)
  await expect.poll(() => presences(service).catch(() => 0)).toBe(1)

  const command = await start()
  expect(command.url).toBe(service.url)
  await command.stop()
  expect(await ask(service.url, startedAt)).toBe(before)
})

test('a killed server comes back by itself, at the same address, with what was committed', async () => {
  const service = await start()
  const other = await start()
  await ask(service.url, 'create table note as select 1 as number')
  for (let times = 0; times < 2; times++) {
    await killPostmaster(service)
    await expect.poll(() => ask(service.url, 'select number from note').catch(() => 'down')).toBe(1)
    await expect.poll(() => presences(service).catch(() => 0)).toBe(2)
  }
  // The last of them still stops it.
  await service.stop()
  expect(await ask(other.url, 'select number from note')).toBe(1)
  await other.stop()
  await expect(ask(other.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('who leaves while the server is down leaves nothing running', async () => {
  const service = await start()
  await killPostmaster(service)
  await service.stop()
  await expect
    .poll(() => ask(service.url, 'select 1').catch((error: Error) => error.message))
    .toContain('ECONNREFUSED')
})

test('a data folder keeps its port, as long as no stranger has it', async () => {
  const first = await start()
  await first.stop()
  const second = await start()
  expect(second.url).toBe(first.url)
  await second.stop()

  const stranger = createServer()
  await new Promise<void>((resolve) =>
    stranger.listen(Number(new URL(first.url).port), '127.0.0.1', resolve),
  )
  const third = await start()
  expect(third.url).not.toBe(first.url)
  expect(await ask(third.url, 'select 1')).toBe(1)
  stranger.close()
})
