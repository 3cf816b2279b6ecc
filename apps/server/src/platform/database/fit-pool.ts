import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { isConnectionFailure } from './connection-failure.ts'

/**
 * The pool as Kysely takes it, which would put every connection back: one that failed as a connection
 * is asked nothing more, and is closed when it is given back.
 */
export function fitPool(pool: pg.Pool): PostgresPool {
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
