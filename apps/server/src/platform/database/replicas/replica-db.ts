import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '../../log/log.ts'
import { columnParsers } from '../column-parsers.ts'
import { isConnectionFailure } from '../connections/connection-failure.ts'
import type { Database, ReadDb } from '../database.ts'
import type { Tables } from '../tables.ts'
import { followReplica } from './follow-replica.ts'

/**
 * Reads that may be some seconds behind: lists and figures, never what is decided by. Who writes, locks
 * or judges takes `Db`, and what is read here fits nowhere that asks for one.
 */
export interface ReplicaDb {
  /**
   * Asks the replica, or the database itself where there is none, where it is more than `behindAtMostMs`
   * behind, and where it breaks off; so a question may be asked twice.
   */
  read<Result>(question: (db: ReadDb) => Promise<Result>): Promise<Result>
  /** How far behind the replica is at most; infinite while that is not known, undefined without one. */
  lagSeconds(): number | undefined
}

export interface OpenReplicaDb extends ReplicaDb {
  close(): Promise<void>
}

const behindAtMostMs = 5000

interface ReplicaServices extends Pick<Database, 'db' | 'pipelined'> {
  readonly replicaUrl: string | undefined
  readonly log: Log
}

export function openReplicaDb({ db, pipelined, replicaUrl, log }: ReplicaServices): OpenReplicaDb {
  if (replicaUrl === undefined) {
    return {
      read: (question) => question(db),
      lagSeconds: () => undefined,
      close: async () => undefined,
    }
  }
  const pool = openReplicaPool(replicaUrl)
  const replica = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const following = followReplica({ primary: pipelined.swift, replica: pool, behindAtMostMs, log })

  return {
    async read(question) {
      if (following.lagMs() > behindAtMostMs) return question(db)
      try {
        return await question(replica)
      } catch (error) {
        if (!isOfReplica(error)) throw error
        log.failure('replica', error)
        return question(db)
      }
    },
    lagSeconds: () => following.lagMs() / 1000,
    async close() {
      await following.close()
      await pool.end()
    },
  }
}

/** Few at once: whoever asks here can wait. A server that is silent is given up, or nobody would ask the other. */
function openReplicaPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    application_name: 'ecenter replica',
    keepAlive: true,
    types: columnParsers,
    connectionTimeoutMillis: 1000,
    statement_timeout: 5000,
    query_timeout: 6000,
  })
  // The statement under way fails with its connection; unheard, either error would end us.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}

/** The replica had to drop what the question was reading. */
const conflict = '40001'
/** What takes too long takes as long at the database, which has more to do. What writes is no question. */
const notOfReplica: readonly unknown[] = ['57014', '25006']

function isOfReplica(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === conflict || (!notOfReplica.includes(code) && isConnectionFailure(error))
}
