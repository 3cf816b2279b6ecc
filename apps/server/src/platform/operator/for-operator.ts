import { databaseFault } from '../database/database-fault.ts'
import { OperatorFault } from './operator-fault.ts'
import { unforeseen } from './where-of.ts'

/** Runs a program to its end, or to a fault that its operator is told, also one that nobody awaits. */
export async function forOperator(run: () => Promise<void>): Promise<void> {
  outliveReaders()
  process.once('uncaughtException', endForOperator)
  await run().catch(endForOperator)
}

/**
 * Who reads what is said may leave before its end, as `| head` does. Nothing is wrong then: the work goes
 * on, unheard, and ends with the code that it would have had.
 */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!unheard.includes(error.code)) throw error
    })
  }
}

const unheard: readonly (string | undefined)[] = ['EPIPE', 'ERR_STREAM_DESTROYED']

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

const codes = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT']

/** What the disk refuses, with its path; undefined where a program of ours asked for what is not there. */
function diskFault(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  return codes.includes(String(error.code)) || error.syscall === 'mkdir' ? error.message : undefined
}
