import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'
import type { Lane } from './pipelined-connection.ts'

/** Who reads many times a second, and not within a transaction, gives the lane that they share with others. */
export interface Reading {
  readonly db: Db
  readonly lane?: Lane
}

/** Where a fixed statement of such a reader runs. */
export function laneOf({ db, lane }: Reading): Lane {
  return lane ?? laneWithin(db)
}

/** Lets a fixed statement run inside a transaction, with what else is in it. */
export function laneWithin(transaction: Db): Lane {
  return {
    async run<Row>(_name: string, text: string, values: readonly unknown[]) {
      const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
      return rows
    },
  }
}
