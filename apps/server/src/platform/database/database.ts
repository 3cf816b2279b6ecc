import {
  Kysely,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { CommittingDialect } from './after-commit.ts'
import { columnParsers } from './column-parsers.ts'
import { isConnectionFailure } from './connections/connection-failure.ts'
import {
  openPipelinedConnection,
  type PipelinedConnections,
} from './connections/pipelined-connection.ts'
import { pipelinedDb } from './connections/pipelined-db.ts'
import type { Layout } from './layout.ts'
import { connectionsTo } from './primary/primary-client.ts'
import { openLookupNodes } from './replicas/lookup-nodes.ts'
import { sideBySide } from './side-by-side.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** For what only reads and is content with what may be some seconds old (`replica-db.ts`); every `Db` is one. */
export type ReadDb = Pick<Db, 'selectFrom' | 'getExecutor'>

export interface Database {
  readonly db: Db
  /** The connections below `db`, for what a query builder cannot say (COPY, LISTEN). */
  readonly pool: pg.Pool
  readonly pipelined: PipelinedConnections
  close(): Promise<void>
}

/** Nothing waits for long: a customer gets an answer, if only that the service is unavailable. */
const limits = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
  // Of a server that has vanished nobody hears; the connection is then given up.
  query_timeout: 6000,
}

/** While one counts a fleet, colleagues search by the other. Each of them keeps plans of its own, so there are no more. */
const deskConnections = 2

/**
 * Opens lazily: the first query connects. `size` is the most connections at once; `layout` is known before. `lookupUrls`
 * are servers that may be asked for lookups beside the one of `url`.
 */
export function openDatabase({
  url,
  log,
  size = 10,
  layout = 'together',
  lookupUrls = [],
}: {
  readonly url: string
  readonly log: Log
  readonly size?: number
  readonly layout?: Layout
  readonly lookupUrls?: readonly string[]
}): Database {
  const pool = new pg.Pool({
    ...connectionsTo(url),
    max: size,
    application_name: 'ecenter',
    keepAlive: true,
    types: columnParsers,
    ...limits,
  })
  // A connection that breaks between two statements is replaced by the pool, whether it was idle or in
  // a transaction, whose next statement fails. Unheard, either error would end us.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.failure('database', error))
  })
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new CommittingDialect(fitPool(pool), layout) })
  const swift = openPipelinedConnection('swift', { url, log })
  const durable = openPipelinedConnection('durable', { url, log })
  const nodes =
    lookupUrls.length === 0
      ? undefined
      : openLookupNodes({
          nodes: lookupUrls.map((one) => openPipelinedConnection('lookups', { url: one, log })),
          coordinator: swift,
          log,
        })
  const desk = sideBySide(
    Array.from({ length: deskConnections }, () => openPipelinedConnection('desk', { url, log })),
  )
  const pipelined = {
    layout,
    swift,
    durable,
    lookups: nodes ?? swift,
    desk: pipelinedDb(desk, layout),
  }
  return {
    db,
    pool,
    pipelined,
    async close() {
      await nodes?.close()
      await Promise.all([pool.end(), swift.close(), durable.close(), desk.close()])
    },
  }
}

/**
 * The pool as Kysely takes it, which would put every connection back: one that failed as a connection
 * is asked nothing more, and is closed when it is given back.
 */
function fitPool(pool: pg.Pool): PostgresPool {
  return { connect: async () => fitClient(await pool.connect()), end: () => pool.end() }
}

function fitClient(client: pg.PoolClient): PostgresPoolClient {
  let broken: unknown

  async function query<Row>(text: string, values: readonly unknown[]) {
    if (broken !== undefined) throw broken
    try {
      const { command, rowCount, rows } = await client.query(text, [...values])
      // PostgreSQL answers no other commands than those that Kysely knows.
      return { command, rowCount: rowCount ?? 0, rows } as PostgresQueryResult<Row>
    } catch (error) {
      if (isEndOfConnection(error)) broken = error
      throw error
    }
  }

  return { query, release: () => client.release(broken !== undefined) } as PostgresPoolClient
}

/** What the server itself says of a statement leaves the connection good, but for a server that ends or only reads. */
function isEndOfConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return isConnectionFailure(error)
  return error.code === '25006' || error.code?.startsWith('57P') === true
}
