import type { PipelinedConnection } from './connections/pipelined-connection.ts'

/**
 * A statement on the path of every request. Its text is fixed, so nothing is built at run time,
 * and a pipelined connection prepares it once under its name. Lists travel as arrays, so that the text stays the
 * same however many requests share it.
 */
export function statement<Row>(
  name: string,
  text: string,
): (connection: PipelinedConnection, ...values: readonly unknown[]) => Promise<Row[]> {
  return (connection, ...values) => connection.run<Row>(name, text, values)
}
