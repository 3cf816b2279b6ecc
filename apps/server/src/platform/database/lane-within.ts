import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'
import type { Lane } from './lane.ts'

/** Lets a fixed statement run inside a transaction, with what else is in it. */
export function laneWithin(transaction: Db): Lane {
  return {
    async run<Row>(_name: string, text: string, values: readonly unknown[]) {
      const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
      return rows
    },
  }
}
