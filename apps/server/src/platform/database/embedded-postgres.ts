import { rename } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import { fullDisk } from '../operator/full-disk.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import { type Binaries, usableBinaries } from './embedded/binaries.ts'
import { createCluster, giveRights, passwordOf, serviceName } from './embedded/create-cluster.ts'
import { keepPresent, ServerMoved } from './embedded/keep-present.ts'
import { portOf } from './embedded/port-of.ts'
import { clearStalePostmaster, readPostmaster, runningPostmaster } from './embedded/postmaster.ts'
import { enter, type Presence } from './embedded/presence.ts'
import { type Account, runAs } from './embedded/run-as.ts'
import { clearOldLogs, logSettings, logsIn, type ServerLogs } from './embedded/server-logs.ts'
import { serverPlace } from './embedded/server-place.ts'

export interface EmbeddedPostgres {
  readonly url: string
  /** The folder of its own files. */
  readonly cluster: string
  /** Stops the server, unless another process has started it too and not stopped it yet. */
  stop(): Promise<void>
  /**
   * The same, and its files get this ending, so that the next start makes new ones. Answers how they are called
   * then; nothing where another process uses the server, which goes on.
   */
  stopAside(ending: string, whileAlone: () => Promise<void>): Promise<string | undefined>
}

type ServerSettings = Readonly<Record<string, string>>

interface Server {
  readonly settings: ServerSettings
  readonly account: Account | undefined
  readonly binaries: Binaries
  readonly folder: string
  readonly cluster: string
  readonly logs: ServerLogs
}

/** How long a server may take to come up, recovery after a crash included, or to stop. */
const patienceMs = 30_000

/** For a small machine. Its own log leaves errors out, for they may quote what a person typed. */
const usualSettings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '60',
  fsync: 'on',
  wal_level: 'replica',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  ...logSettings,
}

/**
 * A real PostgreSQL beside this process, with its data in `folder`. It outlives a killed process;
 * the next start attaches to it. Several processes may start on one folder at once. One that crashes or is
 * killed is brought up again at the same address by whoever uses it. `settings` are those in which this
 * server differs from the usual one.
 */
export async function startEmbeddedPostgres({
  folder: asked,
  log,
  settings = {},
}: {
  readonly folder: string
  readonly log: Log
  readonly settings?: ServerSettings
}): Promise<EmbeddedPostgres> {
  const { account, folder, cluster } = await serverPlace(asked)
  try {
    const binaries = await usableBinaries(account)
    await createCluster(folder, binaries, account)

    const server = {
      settings: { ...usualSettings, ...settings },
      account,
      binaries,
      folder,
      cluster,
      logs: logsIn(folder),
    }
    const { url, presence } = await bringUp(server)
    log.step('embedded postgres ready', { folder })
    const present = keepPresent(presence, (leaving) => comeBackTo(url, server, leaving), log)
    return {
      url,
      cluster,
      stop: () => present.leave(() => shutDown(server, log)),
      async stopAside(ending, whileAlone) {
        const aside = `${cluster}.${ending}`
        let isAside = false
        await present.leave(async () => {
          await whileAlone()
          // Renamed while it runs and nobody can enter: whoever starts meanwhile cannot bring it up again.
          await rename(cluster, aside)
          isAside = true
          await shutDown({ ...server, cluster: aside }, log)
        })
        return isAside ? aside : undefined
      },
    }
  } catch (error) {
    throw (await fullDisk(error, folder)) ?? error
  }
}

interface Running {
  readonly url: string
  readonly presence: Presence
}

/** For who has connections to that address already, and only it. */
interface Again {
  readonly port: number
  readonly leaving: AbortSignal
}

/**
 * Attaches or launches, until one of them succeeds: a start of another process may be under way,
 * and after a kill the old workers hold the shared memory a moment longer.
 */
async function bringUp(server: Server, again?: Again): Promise<Running> {
  let deadline = Date.now() + patienceMs
  let hasStarted = false
  let failure: unknown
  while (Date.now() < deadline && again?.leaving.aborted !== true) {
    const url = await runningUrl(server.cluster)
    const entered = url === undefined ? 'down' : await enter(url)
    if (url !== undefined && typeof entered === 'object') return { url, presence: entered }
    if (entered === 'down') {
      failure = await launch(server, again?.port).catch((error) => error)
      // A machine that has a lot to do may have taken all that time for it: what it started is entered still, once.
      if (failure === undefined && !hasStarted) deadline = Date.now() + patienceMs
      hasStarted ||= failure === undefined
    }
    const full = failure === undefined ? undefined : await fullDisk(failure, server.folder)
    if (full !== undefined) throw full
    await sleep(20)
  }
  const { startFile, days } = server.logs
  throw new OperatorFault(
    `PostgreSQL does not start; ${startFile} or the newest of ${days} says why`,
    {
      cause: failure,
    },
  )
}

async function comeBackTo(url: string, server: Server, leaving: AbortSignal): Promise<Presence> {
  const running = await bringUp(server, { port: Number(new URL(url).port), leaving })
  if (running.url === url) return running.presence
  await running.presence.end()
  throw new ServerMoved(
    `the embedded PostgreSQL in ${server.folder} came back at another port, for its own was taken: start again`,
  )
}

async function runningUrl(cluster: string): Promise<string | undefined> {
  const postmaster = await readPostmaster(cluster)
  if (postmaster === undefined) return undefined
  const password = await passwordOf(cluster)
  return `postgres://${serviceName}:${password}@127.0.0.1:${postmaster.port}/${serviceName}`
}

async function launch(
  { settings, account, binaries, folder, cluster, logs }: Server,
  portInUse: number | undefined,
): Promise<void> {
  await clearStalePostmaster(cluster)
  await clearOldLogs(logs)
  await giveRights(cluster, binaries, account)
  const port = portInUse ?? (await portOf(folder))
  const options = Object.entries({ ...settings, port })
  await runAs(account, binaries.pgCtl, [
    'start',
    '--wait',
    `--pgdata=${cluster}`,
    `--log=${logs.startFile}`,
    `--options=${options.map(([name, value]) => `-c ${name}=${value}`).join(' ')}`,
  ])
}

/**
 * Waits for this very server: another process may start the next one at once. One that was killed just now
 * may look to its last connection as if it still ran.
 */
async function shutDown({ account, binaries, cluster }: Server, log: Log): Promise<void> {
  const deadline = Date.now() + patienceMs
  const stopping = await runningPostmaster(cluster)
  if (stopping === undefined) return
  await runAs(account, binaries.pgCtl, ['stop', '--no-wait', '--mode=fast', `--pgdata=${cluster}`])
  while ((await runningPostmaster(cluster))?.pid === stopping.pid) {
    if (Date.now() > deadline) throw new OperatorFault(`PostgreSQL in ${cluster} does not stop`)
    await sleep(10)
  }
  log.step('embedded postgres stopped')
}
