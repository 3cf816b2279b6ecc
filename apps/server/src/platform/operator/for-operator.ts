import { databaseFault } from '../database/database-fault.ts'
import { diskFault } from './disk-fault.ts'
import { OperatorFault } from './operator-fault.ts'
import { unforeseen } from './where-of.ts'

/** Runs a program to its end, or to a fault that its operator is told, also one that nobody awaits. */
export async function forOperator(run: () => Promise<void>): Promise<void> {
  process.once('uncaughtException', endForOperator)
  await run().catch(endForOperator)
}

/** What the operator has to mend is told in a line; anything else is a bug, and tells where, without its message. */
export function endForOperator(error: unknown): never {
  const words = error instanceof OperatorFault ? error.message : undefined
  return endWith(words ?? databaseFault(error) ?? diskFault(error) ?? unforeseen(error))
}

/** Says what the operator can do, and ends. */
export function endWith(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
