import { randomBytes } from 'node:crypto'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { policies } from '../../apps/server/src/domains/policies/import/policies.ts'
import { columnsOf } from '../../apps/server/src/imports/columns.ts'
import { csvHeadings, csvRows } from '../../apps/server/src/imports/write-csv.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { uuidOf } from '../../apps/server/src/platform/grants/object-ref.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { type Keys, keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { generatedPolicies, type ImportedPolicy } from '../../tools/generate/policies.ts'
import type { Figure, Scenario } from '../figure.ts'
import { copyBeside, writtenRows } from '../imports/copy-beside.ts'
import { freshDatabase } from '../imports/fresh-database.ts'
import { importApart } from '../imports/import-apart.ts'
import { startServer } from '../lookups/start-server.ts'
import { median } from '../median.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'

const rounds = 3
const perRound = 5000
const perCall = 2000
const bulk = 25_000
/** As fast as an insurer of the largest size changes its policies. */
const steady = { perSecond: 500, perCall: 25, seconds: 10 }
const reach = { ratio: 0.4, beside: 0.3, p99Ms: 1000 }

/**
 * Policies that the core tells by calls: as many as go in, beside PostgreSQL's COPY of the rows that come of them; and
 * how long one takes to the next read of it, while a file is imported.
 */
export const coreRows: Scenario = {
  name: 'core-rows',
  run: () => onOwnPostgres('core-rows', measure),
}

async function measure(own: OwnPostgres): Promise<Figure[]> {
  const told = generatedPolicies(new Date().toISOString().slice(0, 10))
  const take = (count: number) => Array.from({ length: count }, () => told.next().value)
  const send = await openCoreApi(own)
  const keys = keysFrom({
    ...demoKeyMaterial(join(own.folder, 'bench-keys')),
    searchSecret: randomBytes(32),
  })
  // The first rows meet a program that is not compiled yet.
  await sendAll(send, take(perCall))
  const turns: { ours: number; copied: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const rows = take(perRound)
    const copied = await copyBeside(await freshDatabase(own.url), [writtenRows(keys, rows)])
    turns.push({ copied, ours: await secondsOf(() => sendAll(send, rows)) })
  }
  const file = written(own.folder, take(bulk))
  const copied = await copyBeside(await freshDatabase(own.url), [writtenRows(keys, take(bulk))])
  const imported = importApart(own.url, file)
  const waits = await sendSteadily(send, own, take(steady.perSecond * steady.seconds))
  const { seconds } = await imported
  return [rateOf(turns), waitOf(waits), besideOf(copied / seconds, bulk / seconds)]
}

type Send = (rows: readonly ImportedPolicy[]) => Promise<void>

async function openCoreApi({ url, folder, atEnd }: OwnPostgres): Promise<Send> {
  const env = { ECENTER_MODE: 'demo', DATABASE_URL: url, DATA_FOLDER: folder }
  const program = new URL('core-api.ts', import.meta.url)
  const coreApi = await startServer(program, { ...process.env, ...env })
  atEnd(() => coreApi.process.kill('SIGKILL'))
  const headers = {
    authorization: `Bearer ${readFileSync(join(folder, 'key'), 'utf8')}`,
    'content-type': 'application/x-ndjson',
  }
  return async (rows) => {
    const body = rows.map(
      (row) => `${JSON.stringify({ operation: 'upsert', version: 1, ...row })}\n`,
    )
    const answer = await fetch(`http://127.0.0.1:${coreApi.port}/core/policies`, {
      ...{ method: 'POST', headers, body: body.join('') },
    })
    const answers = (await answer.text()).trim().split('\n')
    const taken = answers.filter((each) => each.includes('"result":"accepted"')).length
    if (taken !== rows.length)
      throw new Error(`of ${rows.length} rows ${taken} were taken: ${answers[0]}`)
  }
}

async function sendAll(send: Send, rows: readonly ImportedPolicy[]): Promise<void> {
  for (let at = 0; at < rows.length; at += perCall) await send(rows.slice(at, at + perCall))
}

/** Calls at their times, whether those before were answered or not; gives how long each row took to the next read, in ms. */
async function sendSteadily(
  send: Send,
  { url, folder, atEnd }: OwnPostgres,
  rows: readonly ImportedPolicy[],
): Promise<number[]> {
  const database = openDatabase({ url, log: openLog('silent') })
  atEnd(() => database.close())
  const keys = keysFrom(await admitKeys(database.db, demoKeyMaterial(join(folder, 'demo-keys'))))
  const began = performance.now()
  const waits: Promise<number>[] = []
  for (let at = 0; at < rows.length; at += steady.perCall) {
    const due = began + (at / steady.perSecond) * 1000
    await sleep(Math.max(0, due - performance.now()))
    waits.push(waitFor(send, { db: database.db, keys }, rows.slice(at, at + steady.perCall), due))
  }
  return Promise.all(waits)
}

async function waitFor(
  send: Send,
  { db, keys }: { readonly db: Db; readonly keys: Keys },
  rows: readonly ImportedPolicy[],
  due: number,
): Promise<number> {
  await send(rows)
  const id = uuidOf(keys.searchHash('policy-no', rows.at(-1)?.policyNo ?? ''))
  await db.selectFrom('policy').select('sealed').where('id', '=', id).executeTakeFirstOrThrow()
  return performance.now() - due
}

function rateOf(turns: readonly { ours: number; copied: number }[]): Figure {
  const ratio = median(turns.map(({ ours, copied }) => copied / ours))
  return {
    what: `policies told by calls, median of ${rounds} turns of ${perRound}`,
    ours: Math.round(perRound / median(turns.map(({ ours }) => ours))),
    unit: '/s',
    beside: [
      {
        name: 'COPY of the same rows',
        value: Math.round(perRound / median(turns.map(({ copied }) => copied))),
      },
    ],
    ratio,
    reach: `≥ ${reach.ratio}`,
    isReached: ratio >= reach.ratio,
  }
}

function waitOf(waits: readonly number[]): Figure {
  const sorted = waits.toSorted((one, other) => one - other)
  const ours = Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0)
  return {
    what: `a row to the next read at ${steady.perSecond} rows/s beside an import, p99`,
    ours,
    unit: 'ms',
    beside: [{ name: 'median', value: Math.round(median(sorted)) }],
    reach: `≤ ${reach.p99Ms} ms`,
    isReached: ours <= reach.p99Ms,
  }
}

function besideOf(ratio: number, rate: number): Figure {
  return {
    what: `import of ${bulk} policies beside these rows`,
    ours: Math.round(rate),
    unit: '/s',
    beside: [{ name: 'COPY alone', value: Math.round(rate / ratio) }],
    ratio,
    reach: `≥ ${reach.beside}`,
    isReached: ratio >= reach.beside,
  }
}

async function secondsOf(act: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await act()
  return (performance.now() - began) / 1000
}

/** The import seals with the keys of the service. */
function written(folder: string, told: readonly object[]): string {
  const path = join(folder, 'beside.csv')
  const columns = columnsOf(policies.schema)
  writeFileSync(path, csvHeadings(columns) + csvRows(columns, told))
  symlinkSync(join(folder, 'demo-keys'), `${path}.keys`)
  return path
}
