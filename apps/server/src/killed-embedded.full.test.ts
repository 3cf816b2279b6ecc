import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../test/fakes/silent-log.ts'
import { runCommand } from '../test/operator.ts'
import { beginService, type SpawnedService, spawnService } from '../test/spawned-service.ts'
import { tablesOfUse } from './platform/database/distribution.ts'
import { readPostmaster } from './platform/database/embedded/postmaster.ts'
import { clusterIn } from './platform/database/embedded/reachable-folder.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'

/** `KILL_ROUNDS=200` for a long night. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2)
const killsOfRound = 2
const startWithinMs = 300_000

/** The days of the demo are counted by a job, which a start that takes a minute lives to see. */
const countedByJobs = ['day_figure', 'rolled_day']
const tablesLoaded = tablesOfUse.filter((table) => !countedByJobs.includes(table))

const noKeys = { DATA_KEYS: undefined, SEARCH_KEY: undefined, PROOF_KEY: undefined }

let parent: string
/** What a start that nobody disturbs takes, and leaves. */
let startMs: number
let whole: Rows
let service: SpawnedService
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'ecenter-killed-'))
  chmodSync(parent, 0o755)
  const begunAt = performance.now()
  service = await spawnService(envOf('whole'))
  startMs = performance.now() - begunAt
  whole = await rowsIn('whole')
}, startWithinMs)
afterAll(async () => {
  expect(await service.stop()).toBe(0)
  rmSync(parent, { recursive: true, force: true })
})

function envOf(name: string): NodeJS.ProcessEnv {
  const folder = join(parent, name)
  mkdirSync(folder, { recursive: true })
  return { ...noKeys, DATABASE_URL: undefined, DATA_FOLDER: folder }
}

function databaseOf(name: string): string {
  return join(parent, name, 'postgres')
}

type Rows = Readonly<Record<string, number>>

/** Looks at a database as a command of the operator does. */
async function rowsIn(name: string): Promise<Rows> {
  const { url, stop } = await startEmbeddedPostgres({ folder: databaseOf(name), log: silentLog })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counts = tablesLoaded.map((table) => `select '${table}' as name, count(*) from ${table}`)
  const { rows } = await client.query(counts.join(' union all '))
  await client.end()
  await stop()
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

async function pidOf(name: string): Promise<number | undefined> {
  return (await readPostmaster(clusterIn(databaseOf(name))))?.pid
}

/** Where there is one already; one that initdb started may end of itself as its process is looked up. */
async function killPostmaster(name: string): Promise<void> {
  const pid = await pidOf(name)
  if (pid === undefined) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH'
}

async function killBackend(name: string): Promise<void> {
  const { url, stop } = await startEmbeddedPostgres({ folder: databaseOf(name), log: silentLog })
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(
    "select pid from pg_stat_activity where application_name = 'ecenter-jobs' limit 1",
  )
  await client.end()
  await stop()
  process.kill(rows[0].pid, 'SIGKILL')
}

function readiness(): Promise<number> {
  return fetch(new URL('/readyz', service.origin)).then(({ status }) => status)
}

test('a command after the kill of one connection leaves the service its database', async () => {
  await killBackend('whole')
  await expect.poll(readiness, { timeout: startWithinMs }).toBe(200)
  const env = { ...process.env, ...envOf('whole') }
  expect((await runCommand('staff', ['list'], env)).code).toBe(0)
  expect(await readiness()).toBe(200)
})

test('a service whose database is killed is ready again without a restart', async () => {
  const before = await pidOf('whole')
  await killPostmaster('whole')
  await expect.poll(() => pidOf('whole'), { timeout: startWithinMs }).not.toBe(before)
  await expect.poll(readiness, { timeout: startWithinMs }).toBe(200)
  expect(await rowsIn('whole')).toMatchObject({
    policy: whole.policy,
    policy_lookup_key: whole.policy_lookup_key,
  })
})

test('a first start that is killed, at any moment and its database with it, goes on at the next', {
  timeout: rounds * (killsOfRound + 1) * startWithinMs,
}, async () => {
  for (let round = 0; round < rounds; round++) {
    const name = `round-${round}`
    const killedAfter: number[] = []
    for (let kill = 0; kill < killsOfRound; kill++) {
      const ms = Math.round(Math.random() * startMs)
      killedAfter.push(ms)
      const begun = beginService(envOf(name))
      begun.ready.catch(() => undefined)
      await sleep(ms)
      await begun.kill()
      if (round % 2 === 0) await killPostmaster(name)
    }
    const said = `killed after ${killedAfter.join(' and ')} of ${Math.round(startMs)} ms`
    const next = await spawnService(envOf(name)).catch((error) => expect.fail(`${said}: ${error}`))
    expect(await rowsIn(name), said).toEqual(whole)
    expect(await next.stop(), said).toBe(0)
    rmSync(join(parent, name), { recursive: true, force: true })
  }
})
