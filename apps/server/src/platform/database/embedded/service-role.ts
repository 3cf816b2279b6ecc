import { existsSync } from 'node:fs'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { type Account, runAs } from './run-as.ts'

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
