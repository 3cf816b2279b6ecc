import { CompiledQuery } from 'kysely'
import type { Db } from '../database.ts'
import type { PipelinedConnection } from './pipelined-connection.ts'

/** Who reads many times a second, and not within a transaction, gives the connection that they share with others. */
export interface Reading {
  readonly db: Db
  readonly connection?: PipelinedConnection
}

/** Where a fixed statement of such a reader runs. */
export function connectionOf({ db, connection }: Reading): PipelinedConnection {
  return connection ?? connectionWithin(db)
}

/** Lets a fixed statement run inside a transaction, with what else is in it. */
export function connectionWithin(transaction: Db): PipelinedConnection {
  return {
    async run<Row>(_name: string, text: string, values: readonly unknown[]) {
      const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
      return rows
    },
  }
}
