import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Log } from '../../log/log.ts'
import { columnParsers } from '../column-parsers.ts'
import type { Layout } from '../layout.ts'
import { connectionsTo } from '../primary/primary-client.ts'
import type { Tables } from '../tables.ts'
import { isConnectionFailure } from './connection-failure.ts'

/**
 * One connection that many requests share: statements are sent one behind the other without
 * waiting for answers, each prepared once under its name and committed by itself. For the few
 * statements on the path of every request; transactions and everything else belong to `Db`.
 */
export interface PipelinedConnection {
  run<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>
}

export interface PipelinedConnections {
  readonly layout: Layout
  /**
   * Commits without waiting for the disk. What it wrote in the last half second may be gone after
   * a crash of the database, unless something durable was written after it: for sessions, captchas,
   * counters, spent codes and grants, which an audit entry, a job or a stored case follows.
   */
  readonly swift: PipelinedConnection
  /** Answers once the write is on disk. */
  readonly durable: PipelinedConnection
  /** Only reads what lookup keys lead to. The same as `swift`, but where any of several servers may be asked (`lookup-nodes.ts`). */
  readonly lookups: PipelinedConnection
  /**
   * For what staff look up, who ask much of few rows. It commits as `swift` does, and is their own: what they find may be a
   * fleet's, and customers do not wait behind it. What may wait for a row that a transaction of `db` holds is asked of
   * `db`: here colleagues would wait behind it.
   */
  readonly desk: Kysely<Tables>
}

export interface OpenPipelinedConnection extends PipelinedConnection {
  close(): Promise<void>
}

/** Every request finds its rows by an index. */
const byIndex = '-c enable_seqscan=off'

/**
 * One plan serves all values: left alone, PostgreSQL plans some statements each time, which costs it
 * half as much again as running them. Over several servers Citus has no such plan, so there it chooses.
 */
const onePlan = `select set_config('plan_cache_mode', 'force_generic_plan', false)
  where not exists (select from pg_extension where extname = 'citus')`

/** A plan that was made while a table was small must not read the whole of it once it is large. */
const plansLastMs = 1000

type ConnectionKind = 'swift' | 'durable' | 'lookups' | 'desk'
const commitModes = {
  swift: 'off',
  durable: 'on',
  lookups: 'off',
  desk: 'off',
} as const satisfies Record<ConnectionKind, string>

/** One statement that hangs would hold up all behind it, so the connection is then given up for a new one. */
const limits = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 5000,
  query_timeout: 6000,
}

/** A lookup that waits for one of several servers goes to another one soon. */
const limitsOfKind = {
  swift: limits,
  durable: limits,
  desk: limits,
  lookups: { connectionTimeoutMillis: 1000, statement_timeout: 5000, query_timeout: 2000 },
} as const satisfies Record<ConnectionKind, typeof limits>

/** Connects at the first statement, and again at the next one after the connection broke. */
export function openPipelinedConnection(
  kind: ConnectionKind,
  { url, log }: { readonly url: string; readonly log: Log },
): OpenPipelinedConnection {
  const { Client, connectionString } = connectionsTo(url)
  let current: Connection | undefined

  function connect(): Connection {
    const client = new Client({
      connectionString,
      application_name: `ecenter ${kind}`,
      keepAlive: true,
      pipeline: true,
      types: columnParsers,
      options: `${byIndex} -c synchronous_commit=${commitModes[kind]}`,
      ...limitsOfKind[kind],
    })
    client.on('error', (error) => log.failure('database', error))
    client.on('end', () => leave(client))
    const ready = client.connect().then(() => client.query(onePlan))
    return { client, ready, plannedAt: performance.now() }
  }

  /** The next statement gets a new connection; those under way on this one still get their answers. */
  function retire(client: pg.Client): void {
    if (current?.client !== client) return
    leave(client)
    client.end().catch((error: unknown) => log.failure('database', error))
  }

  /** A connection that ends late takes nothing from the one that replaced it. */
  function leave(client: pg.Client): void {
    if (current?.client === client) current = undefined
  }

  async function ask<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    current ??= connect()
    const connection = current
    const { client, ready } = connection
    try {
      await ready
      // One that was given up meanwhile takes no more statements.
      if (current !== connection) return await ask(name, text, values)
      gather(client)
      const [{ rows }] = await Promise.all([
        client.query({ name, text, values: [...values] }),
        dropOldPlans(connection),
      ])
      return rows
    } catch (error) {
      if (isConnectionFailure(error) || isOfOldColumns(error)) retire(client)
      throw error
    }
  }

  return {
    async run<Row>(name: string, text: string, values: readonly unknown[]) {
      try {
        return await ask<Row>(name, text, values)
      } catch (error) {
        if (!isOfOldColumns(error)) throw error
        return ask<Row>(name, text, values)
      }
    },
    async close() {
      await current?.client.end()
    },
  }
}

interface Connection {
  readonly client: pg.Client
  readonly ready: Promise<unknown>
  plannedAt: number
}

/** What is asked in one turn goes out as one write: each of its own would cost a system call here and there. */
function gather({ connection: { stream } }: pg.Client): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Statements stay prepared; the next one of each name is planned anew. */
async function dropOldPlans(connection: Connection): Promise<void> {
  const now = performance.now()
  if (now - connection.plannedAt < plansLastMs) return
  connection.plannedAt = now
  await connection.client.query('discard plans')
}

/**
 * A newer process has added a column to what this statement reads whole, and as it was prepared here it is refused from
 * then on. It was refused before it did anything, so it may be asked again where it is prepared anew.
 */
function isOfOldColumns(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '0A000' &&
    error.routine === 'RevalidateCachedQuery'
  )
}
