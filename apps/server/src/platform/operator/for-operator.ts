import { databaseFault } from '../database/database-fault.ts'
import { diskFault } from './disk-fault.ts'
import { OperatorFault } from './operator-fault.ts'

/** Runs a program to its end, or to a fault that its operator is told. */
export async function forOperator(run: () => Promise<void>): Promise<void> {
  await run().catch(endForOperator)
}

/** What the operator has to mend is told in a line; anything else is a bug, and tells where. */
export function endForOperator(error: unknown): never {
  const words =
    error instanceof OperatorFault ? error.message : (databaseFault(error) ?? diskFault(error))
  if (words === undefined) throw error
  return endWith(words)
}

/** Says what the operator can do, and ends. */
export function endWith(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
