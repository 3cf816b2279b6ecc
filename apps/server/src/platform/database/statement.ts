import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A statement on the path of every request. Its text is fixed, so nothing is built at run time,
 * and each connection prepares it once under its name. Lists travel as arrays, so that the text
 * stays the same however many requests share it.
 */
export function statement<Row>(
  name: string,
  text: string,
): (db: Kysely<Tables>, ...values: readonly unknown[]) => Promise<Row[]> {
  const named = `/* ${name} */ ${text.trim()}`
  return async (db, ...values) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(named, [...values]))).rows
}

/** The name under which a text is to be prepared; other texts are sent whole. */
export function statementName(text: string): string | undefined {
  return /^\/\* ([\w-]+) \*\//.exec(text)?.[1]
}
