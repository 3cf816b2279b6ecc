import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/**
 * A statement on the path of every request: its text is fixed, so nothing is built at run time.
 * Lists travel as arrays, so that the text stays the same however many requests share it.
 */
export function statement<Row>(
  text: string,
): (db: Db, ...values: readonly unknown[]) => Promise<Row[]> {
  return async (db, ...values) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}
