import { existsSync, readFileSync } from 'node:fs'
import { appendFile, copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, runAs } from '../../apps/server/src/platform/database/embedded/run-as.ts'
import { serverAccount } from '../../apps/server/src/platform/database/embedded/server-place.ts'
import { pathOf } from '../programs.ts'
import type { Certificates } from './certificates.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

/** Debian's PostgreSQL, as its administrator sees it. */
export interface Postgres {
  readonly port: number
  /** Where the service's own role finds its database. */
  readonly url: string
  /** Answers a statement of the superuser: one line a row, as psql prints them. */
  ask(statement: string): Promise<string>
  /** Makes a replica the primary; ends when it takes writes. */
  promote(): Promise<void>
  /** `immediate` is as good as a crash. One that does not run stays as it is. */
  stop(how: 'fast' | 'immediate'): Promise<void>
  /** Starts again what was stopped. */
  start(): Promise<void>
  /** From its next start it speaks TLS, with copies of these. */
  prove(certificates: Certificates): Promise<void>
  /** All of it stands still, and its connections stay open; only an immediate stop ends that. */
  freeze(): void
}

/** Whose programs a server is run with and what it is told beyond the usual; Debian's, and nothing, unless told otherwise. */
interface Build {
  readonly programs?: string
  readonly settings?: Readonly<Record<string, string>>
}

interface Machine extends Build {
  readonly data: string
  readonly port: number
  readonly account: Account | undefined
}

const service = 'ecenter'
const password = 'drill'

/** Whoever kills a process loses nothing that the system has, so nothing waits for a disk. */
const settings = {
  listen_addresses: '127.0.0.1',
  wal_level: 'replica',
  max_connections: '150',
  max_wal_senders: '8',
  hot_standby: 'on',
  fsync: 'off',
  full_page_writes: 'off',
  timezone: 'UTC',
} as const

/** An empty database of the service on a server of its own, below `folder`. */
export async function startPrimary(folder: string): Promise<Postgres> {
  const primary = await startServer(join(folder, 'primary'))
  await primary.ask(`create role ${service} login password '${password}'`)
  await primary.ask(`create database ${service} owner ${service}`)
  return primary
}

/** A server without any database of ours, whose files lie in `data`. */
export async function startServer(data: string, build: Build = {}): Promise<Postgres> {
  const machine = { ...(await newMachine(data)), ...build }
  await runAs(machine.account, programOf(machine, 'initdb'), [
    `--pgdata=${machine.data}`,
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ])
  const server = postgresOn(machine)
  await server.start()
  return server
}

function programOf({ programs }: Build, name: 'initdb' | 'pg_ctl'): string {
  return programs === undefined ? pathOf(name) : join(programs, name)
}

/** A streaming replica; nothing is committed on the primary from now on that the replica does not have. */
export async function startReplica(folder: string, primary: Postgres): Promise<Postgres> {
  const machine = await newMachine(join(folder, 'replica'))
  const from = `host=${join(folder, 'primary')} port=${primary.port} user=postgres application_name=replica`
  await runAs(machine.account, pathOf('pg_basebackup'), [
    `--pgdata=${machine.data}`,
    `--dbname=${from}`,
    '--write-recovery-conf',
    '--wal-method=stream',
    '--checkpoint=fast',
  ])
  const replica = postgresOn(machine)
  await replica.start()
  await primary.ask("alter system set synchronous_standby_names = 'replica'")
  await primary.ask('select pg_reload_conf()')
  await untilSynchronous(primary)
  return replica
}

/** One address for both: whichever of them takes writes. */
export function hostsOf(one: Postgres, other: Postgres): string {
  const { origin } = new URL(other.url.replace('postgresql:', 'http:'))
  const host = origin.slice('http://'.length)
  return `${one.url.replace(/\/[^/]*$/, `,${host}$&`)}?target_session_attrs=read-write`
}

async function newMachine(data: string): Promise<Machine> {
  const account = await serverAccount(data)
  await mkdir(data, { mode: 0o700 })
  if (account !== undefined)
    await runAs(undefined, 'chown', [`${account.uid}:${account.gid}`, data])
  return { data, port: await freePort(), account }
}

function postgresOn(machine: Machine): Postgres {
  const { data, port, account } = machine
  const own = { ...machine.settings, port: `${port}`, unix_socket_directories: data }
  const options = Object.entries({ ...settings, ...own })
  const control = (...args: readonly string[]) =>
    runAs(account, programOf(machine, 'pg_ctl'), [...args, '--wait', `--pgdata=${data}`])
  const pidFile = join(data, 'postmaster.pid')
  // Each of its processes leads a group of its own, and all of them belong to it.
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    for (const pid of [postmaster, ...childrenOf(postmaster)]) tell(pid, name)
  }
  return {
    port,
    url: `postgresql://${service}:${password}@127.0.0.1:${port}/${service}`,
    ask: async (statement) => {
      const place = [`--host=${data}`, `--port=${port}`, '--username=postgres', '--dbname=postgres']
      const manner = ['--no-psqlrc', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1']
      const answer = await runAs(account, pathOf('psql'), [...place, ...manner, '-c', statement])
      return answer.trim()
    },
    promote: async () => void (await control('promote')),
    stop: async (how) => {
      if (!existsSync(pidFile)) return
      signal('SIGCONT')
      await control('stop', `--mode=${how}`)
    },
    prove: async ({ certificate, key }) => {
      await copyFile(certificate, join(data, 'server.crt'))
      await copyFile(key, join(data, 'server.key'))
      const owner = account && `${account.uid}:${account.gid}`
      if (owner !== undefined) await runAs(undefined, 'chown', [owner, join(data, 'server.key')])
      await appendFile(join(data, 'postgresql.conf'), 'ssl = on\n')
    },
    freeze: () => signal('SIGSTOP'),
    start: async () => {
      const given = options.map(([name, value]) => `-c ${name}=${value}`).join(' ')
      await control('start', `--log=${join(data, 'server.log')}`, `--options=${given}`)
    },
  }
}

async function untilSynchronous(primary: Postgres): Promise<void> {
  const isSynchronous = async () =>
    (await primary.ask('select sync_state from pg_stat_replication')) === 'sync'
  await until('the replica follows the primary', isSynchronous)
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.trim().split(' ').filter(Boolean).map(Number)
}

/** One that has just ended needs to be told nothing. */
function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {}
}
