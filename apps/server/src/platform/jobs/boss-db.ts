import { CompiledQuery } from 'kysely'
import type PgBoss from 'pg-boss'
import type { Db } from '../database/database.ts'

/** Lets pg-boss write through a connection of ours: inside a transaction, with what else is in it. */
export function bossDb(db: Db): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const { rows } = await db.executeQuery<object>(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}
