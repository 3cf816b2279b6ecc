import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OperatorFault } from '../operator/operator-fault.ts'

/** PostgreSQL's own, which a machine that backs up a database of its own has to have. */
type ClientTool = 'pg_dump' | 'pg_restore'

/** Everything that was committed before this began, in one file. */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  await runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`])
}

/** All of it or nothing, into a database that is empty; its server may have other tablespaces than the dumped one. */
export async function restoreDump(url: string, file: string): Promise<void> {
  const whole = ['--exit-on-error', '--single-transaction']
  const anywhere = ['--no-owner', '--no-acl', '--no-tablespaces']
  await runTool('pg_restore', url, [...whole, ...anywhere, file])
}

async function runTool(tool: ClientTool, url: string, args: readonly string[]): Promise<void> {
  const { place, password } = withoutPassword(url)
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, LC_ALL: 'C', PGPASSWORD: password }
  try {
    await promisify(execFile)(tool, [`--dbname=${place}`, ...args], { env })
  } catch (error) {
    throw new OperatorFault(whyNot(tool, error))
  }
}

const secret = /(?<=^\w+:\/\/[^:/@]*):([^@/]*)@/

/** Other users of the machine see what a program is called with, and not its environment. */
function withoutPassword(url: string): { place: string; password: string } {
  const [, password = ''] = secret.exec(url) ?? []
  return { place: url.replace(secret, '@'), password: decodeURIComponent(password) }
}

function whyNot(tool: ClientTool, error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return `${tool} is not on this machine: install PostgreSQL's client programs, of the server's version or newer`
  }
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return said === '' ? `${tool} failed` : said
}
