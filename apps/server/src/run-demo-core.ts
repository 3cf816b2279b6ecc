import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { addCoreKey, findCoreKey, isKeyShaped, revokeCoreKey } from './core/api/core-key.ts'
import { demoCoreFolder } from './demo/core/demo-core-folder.ts'
import { writeBooks } from './demo/core/write-books.ts'
import { demoDay } from './demo/demo-marker.ts'
import type { Services } from './domains/services.ts'
import { packageRoot } from './platform/documents/package-root.ts'

/** How it is started; a test has it from its sources. */
interface Program {
  readonly path: string
  readonly execArgv: readonly string[]
}

/** Built beside the service; an image for production leaves it out. */
const built: Program = {
  path: fileURLToPath(new URL('../demo-core/dist/main.js', packageRoot())),
  execArgv: [],
}

const keyName = 'demo-core'
const scopes = ['policies', 'orders', 'invoices', 'deliveries', 'claims', 'answers']
  .map((kind) => `${kind}:write`)
  .concat('events:read')

const shortestPauseMs = 500
const longestPauseMs = 30_000
const livedWellMs = 60_000

export interface RunningDemoCore {
  /** Of the process that runs now; undefined between two. */
  pid(): number | undefined
  stop(): Promise<void>
}

type Needed = Pick<Services, 'settings' | 'db' | 'pipelined' | 'keys' | 'clock' | 'log' | 'audit'>

/**
 * Starts the demo's core in a process of its own, and another for each that dies. Only a demo whose core
 * issues has one; it begins behind the service, which does not wait for it.
 */
export function runDemoCore(
  services: Needed,
  apiUrl: string,
  program = built,
): RunningDemoCore | undefined {
  const { settings, log } = services
  if (settings.mode !== 'demo' || settings.policiesIssuedBy !== 'core') return undefined
  if (!existsSync(program.path)) {
    log.step('no demo core', { program: program.path })
    return undefined
  }
  const stopping = new AbortController()
  let child: ChildProcess | undefined
  const ended = run().catch((error: unknown) => log.failure('demo core', error))
  return {
    pid: () => child?.pid,
    async stop() {
      stopping.abort()
      child?.kill()
      await ended
    },
  }

  async function run(): Promise<void> {
    const folder = demoCoreFolder(settings)
    await writeBooks(folder, (await demoDay(services.db)) ?? services.clock.today())
    await keepKey(services, folder)
    for (let pauseMs = shortestPauseMs; !stopping.signal.aborted; ) {
      const begunAt = performance.now()
      child = fork(program.path, [folder, apiUrl, settings.claimsDecidedBy], {
        execArgv: [...program.execArgv],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      const [code] = await once(child, 'exit')
      child = undefined
      if (stopping.signal.aborted) return
      log.step('demo core ended', { code: code ?? 'by a signal' })
      const hasLived = performance.now() - begunAt > livedWellMs
      pauseMs = hasLived ? shortestPauseMs : Math.min(longestPauseMs, pauseMs * 2)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
}

/** Its key lies in its folder; one that opens too little, or nothing after a restore, is replaced. */
async function keepKey({ pipelined, keys, clock, audit }: Needed, folder: string): Promise<void> {
  const path = join(folder, 'key')
  const kept = await readFile(path, 'utf8').catch(() => '')
  const known = isKeyShaped(kept) ? await findCoreKey(pipelined.swift, keys, kept) : undefined
  if (known !== undefined && scopes.every((scope) => known.scopes.includes(scope))) return
  const added = await audit.inTransaction(async (transaction, record) => {
    const now = clock.now()
    const revoked = await revokeCoreKey(transaction, { name: keyName, now })
    if (revoked !== undefined) {
      record({ event: 'core-key-revoked', objectId: revoked, outcome: 'replaced' })
    }
    const made = await addCoreKey({ db: transaction, keys }, { name: keyName, scopes, now })
    if (made === undefined) throw new Error('the key that was just revoked is live')
    record({ event: 'core-key-added', objectId: made.id, outcome: scopes.join(' ') })
    return made
  })
  await writeFile(path, added.secret, { mode: 0o600 })
}
