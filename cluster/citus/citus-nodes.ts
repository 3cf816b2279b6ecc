import { join } from 'node:path'
import { type Postgres, startServer } from '../machines/postgres.ts'

/** A coordinator and its workers, none of which has a database of ours yet. */
export interface CitusNodes {
  /** The coordinator first, as their administrator reaches them. */
  readonly administrators: readonly string[]
  /** The coordinator, as a role reaches it that may make databases, and nothing else that is special. */
  readonly url: string
  readonly servers: readonly Postgres[]
  /** Where each of them writes its log. */
  readonly logs: readonly string[]
  stop(): Promise<void>
}

const names = ['coordinator', 'worker-1', 'worker-2']
const role = 'ecenter'
const password = 'drill'

/** What docs/operations.md asks for, and what many small databases at once need beside it. */
const settings = {
  shared_preload_libraries: 'citus',
  max_prepared_transactions: '200',
  'citus.enable_unsafe_triggers': 'on',
  'citus.node_conninfo': 'sslmode=disable',
  // Thirty-two would make each database of a test some thousand files.
  'citus.shard_count': '8',
  // A test database has a process of Citus on each of them.
  max_worker_processes: '60',
  max_connections: '300',
  shared_buffers: '64MB',
  autovacuum: 'off',
  jit: 'off',
  log_min_messages: 'error',
  log_line_prefix: '%m,%d,',
  log_min_error_statement: 'error',
}

/** `programs` are those of a PostgreSQL that has Citus; all of it lies below `folder`. */
export async function startCitusNodes(folder: string, programs: string): Promise<CitusNodes> {
  const datas = names.map((name) => join(folder, name))
  const servers: Postgres[] = []
  for (const data of datas) {
    const server = await startServer(data, { programs, settings })
    servers.push(server)
    await server.ask(`alter role postgres password '${password}'`)
    await server.ask(`create role ${role} login createdb password '${password}'`)
    await server.ask(`grant pg_monitor, pg_signal_backend to ${role}`)
  }
  const urlsOf = (name: string) =>
    servers.map(({ port }) => `postgresql://${name}:${password}@127.0.0.1:${port}/postgres`)
  const [url = ''] = urlsOf(role)
  return {
    administrators: urlsOf('postgres'),
    url,
    servers,
    logs: datas.map((data) => join(data, 'server.log')),
    stop: async () => {
      for (const server of servers) await server.stop('fast')
    },
  }
}
