import type { Lane } from './pipelined-connection.ts'

/**
 * A statement on the path of every request. Its text is fixed, so nothing is built at run time,
 * and a lane prepares it once under its name. Lists travel as arrays, so that the text stays the
 * same however many requests share it.
 */
export function statement<Row>(
  name: string,
  text: string,
): (lane: Lane, ...values: readonly unknown[]) => Promise<Row[]> {
  return (lane, ...values) => lane.run<Row>(name, text, values)
}
