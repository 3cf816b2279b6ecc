import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { type Layout, LayoutAdapter } from '../layout.ts'
import type { Tables } from '../tables.ts'
import type { PipelinedConnection } from './pipelined-connection.ts'

/** Texts differ by the length of their lists; what comes after so many is planned anew each time. */
const preparedAtMost = 300

/**
 * What a query builder makes, on a pipelined connection: nobody waits for a connection of the pool, what is asked in one
 * turn goes out as one write, and each text is prepared once. Every statement commits by itself, so it
 * begins no transaction.
 */
export function pipelinedDb(connection: PipelinedConnection, layout: Layout): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new LayoutAdapter(layout),
      createDriver: () => driverOn(connection),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

function driverOn(connection: PipelinedConnection): Driver {
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    const known = names.get(text)
    if (known !== undefined || names.size >= preparedAtMost) return known ?? ''
    const name = `built-${names.size + 1}`
    names.set(text, name)
    return name
  }
  const shared: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      return { rows: await connection.run<Row>(nameOf(sql), sql, parameters) }
    },
    streamQuery: () => {
      throw new NotPipelined('a stream')
    },
  }
  const refuse = async () => {
    throw new NotPipelined('a transaction')
  }
  const nothing = async () => undefined
  return {
    init: nothing,
    acquireConnection: async () => shared,
    releaseConnection: nothing,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: nothing,
  }
}

class NotPipelined extends Error {
  override readonly name = 'NotPipelined'

  constructor(what: string) {
    super(`${what} needs a connection of its own`)
  }
}
