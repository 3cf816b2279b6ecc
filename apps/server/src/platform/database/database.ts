import { Kysely } from 'kysely'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { CommittingDialect } from './after-commit.ts'
import { columnParsers } from './column-parsers.ts'
import { fitPool } from './fit-pool.ts'
import { type Lanes, openLane } from './lane.ts'
import { connectionsTo } from './primary/primary-client.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** For what only reads and is content with what may be some seconds old (`lagging-db.ts`); every `Db` is one. */
export type ReadDb = Pick<Db, 'selectFrom' | 'getExecutor'>

export interface Database {
  readonly db: Db
  /** The connections below `db`, for what a query builder cannot say (COPY, LISTEN). */
  readonly pool: pg.Pool
  readonly lanes: Lanes
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

/** Opens lazily: the first query connects. `size` is the most connections at once. */
export function openDatabase({
  url,
  log,
  size = 10,
}: {
  readonly url: string
  readonly log: Log
  readonly size?: number
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
  const db = new Kysely<Tables>({ dialect: new CommittingDialect(fitPool(pool)) })
  const lanes = {
    swift: openLane('swift', { url, log }),
    durable: openLane('durable', { url, log }),
  }
  return {
    db,
    pool,
    lanes,
    async close() {
      await Promise.all([pool.end(), lanes.swift.close(), lanes.durable.close()])
    },
  }
}
