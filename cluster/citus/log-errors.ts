import { readFile } from 'node:fs/promises'

/**
 * What a rule of the schema refuses is the answer that a test waits for, and so is what was ended on purpose, what a
 * test raises itself, what it asks of a database that only reads, and what it asks for that is not there or not there yet;
 * all else is something that the engine could not do.
 */
const asked = [
  /duplicate key value violates unique constraint/,
  /violates (foreign key|check|not-null) constraint/,
  /canceling statement due to (statement timeout|user request|lock timeout)/,
  /terminating connection due to/,
  /^(the disk is full|the database shuts down|refused|not now|division by zero)$/,
  /^relation ".*" does not exist/,
  /^column "no_such_column" does not exist/,
  /^cannot execute INSERT in a read-only transaction/,
  /^invalid input syntax for type integer: "王小明"/,
]

/** The lines of the logs in which a server says that it could not do a statement, each once. */
export async function errorsIn(logs: readonly string[]): Promise<readonly string[]> {
  const errors = new Set<string>()
  for (const log of logs) {
    const text = await readFile(log, 'utf8')
    for (const [, said = ''] of text.matchAll(/,ERROR: {2}(.*)/g)) {
      if (!asked.some((known) => known.test(said))) errors.add(said)
    }
  }
  return [...errors]
}
