import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A user of this machine, by number. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * Runs a program to its end and gives what it printed; rejects with its errors when it fails.
 * Without an account it runs as we do. It starts in the root folder, for the other user may not
 * enter ours, and sees nothing of our environment, which holds keys.
 */
export async function runAs(
  account: Account | undefined,
  program: string,
  args: readonly string[],
  input = '',
): Promise<string> {
  const environment = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' }
  const running = promisify(execFile)(program, args, { ...account, cwd: '/', env: environment })
  // A program that ends without reading its input is judged by its exit code, not by the pipe.
  running.child.stdin?.on('error', () => undefined).end(input)
  return (await running).stdout
}

/** Whether the program ends well, for questions that only the other user's rights can answer. */
export async function succeedsAs(
  account: Account | undefined,
  program: string,
  args: readonly string[],
): Promise<boolean> {
  return runAs(account, program, args).then(
    () => true,
    () => false,
  )
}
