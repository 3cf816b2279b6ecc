import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { clusterIn } from './reachable-folder.ts'
import { type Account, runAs } from './run-as.ts'

const beginning = 'unfinished-'
const passwordFile = 'ecenter.password'

export function passwordOf(cluster: string): Promise<string> {
  return readFile(join(cluster, passwordFile), 'utf8')
}

/**
 * Makes the cluster of a data folder where there is none. It is made beside its place and renamed
 * at the end: a start that is killed leaves no half cluster, and of two starts at once one wins
 * and the other uses its cluster. What killed starts made goes as soon as there is a whole one.
 */
export async function createCluster(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  const cluster = clusterIn(folder)
  if (existsSync(cluster)) return
  const unfinished = await mkdtemp(join(folder, beginning))
  try {
    if (account) await chown(unfinished, account.uid, account.gid)
    await runAs(account, binaries.initdb, initdbArguments(unfinished))
    const password = randomBytes(24).toString('base64url')
    await writePassword(unfinished, password, account)
    const first = statements(firstStatements(password))
    await runAs(account, binaries.postgres, singleUser(unfinished, 'template1'), first)
    await rename(unfinished, cluster)
    await removeUnfinished(folder)
  } catch (error) {
    if (!existsSync(cluster)) throw error
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Of a start that is under way beside us too: it finds that there is a cluster. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(beginning))
  for (const name of names) {
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

/** The superuser gets no password and so can never log in; text sorts alike on every machine. */
function initdbArguments(cluster: string): string[] {
  return [
    `--pgdata=${cluster}`,
    '--username=postgres',
    '--auth-host=scram-sha-256',
    '--auth-local=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
}

async function writePassword(cluster: string, password: string, account: Account | undefined) {
  const file = join(cluster, passwordFile)
  await writeFile(file, password, { mode: 0o600 })
  if (account) await chown(file, account.uid, account.gid)
}

function firstStatements(password: string): string[] {
  return [
    `create role ${serviceName} login createdb password '${password}'`,
    `create database ${serviceName} owner ${serviceName}`,
  ]
}

/** The service's role and database. The role is no superuser. */
export const serviceName = 'ecenter'

/** Which of the lists below a cluster has; a longer list gets another name. */
const givenFile = 'ecenter.rights-1'

/** One statement a line, and each may come twice. The service may back itself up: `replication` lets it hold the log back. */
const rights = [
  `alter role ${serviceName} replication`,
  `grant execute on function pg_backup_start(text, boolean) to ${serviceName}`,
  `grant execute on function pg_backup_stop(boolean) to ${serviceName}`,
]

/**
 * Gives the service's role what it needs, also in a cluster that an older version made. Nobody can log in
 * who may give rights, so it takes single-user mode: the server must not run, else this fails.
 */
export async function giveRights(
  cluster: string,
  { postgres }: Pick<Binaries, 'postgres'>,
  account: Account | undefined,
): Promise<void> {
  const given = join(cluster, givenFile)
  if (existsSync(given)) return
  await runAs(account, postgres, singleUser(cluster, serviceName), statements(rights))
  await writeFile(given, '')
  if (account) await chown(given, account.uid, account.gid)
}

/** The arguments of `postgres` that make it carry out what it is given, in one database. */
export function singleUser(cluster: string, database: string): string[] {
  return ['--single', '-c', 'exit_on_error=on', '-D', cluster, database]
}

export function statements(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`
}
