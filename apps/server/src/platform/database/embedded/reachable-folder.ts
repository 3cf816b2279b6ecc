import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorFault } from '../../operator/operator-fault.ts'
import { type Account, runAs, succeedsAs } from './run-as.ts'

/** What a checkout that only root may enter keeps outside, so that PostgreSQL can reach it. */
const outside = '/var/lib/ecenter'

/** The cluster inside a data folder; it appears there complete or not at all. */
export function clusterIn(folder: string): string {
  return join(folder, 'cluster')
}

/** Where the data of a folder lies when the server's account may not enter that folder. */
export function folderOutside(asked: string): string {
  return join(outside, createHash('sha256').update(asked).digest('hex').slice(0, 16))
}

/** Where the data of a folder lies, as far as some is there. */
export function folderInUse(asked: string): string {
  const outside = folderOutside(asked)
  const isOutside = process.getuid?.() === 0 && existsSync(clusterIn(outside))
  return isOutside && !existsSync(clusterIn(asked)) ? outside : asked
}

/** Creates the folder for things outside; open to all, whatever mask root works with. */
export async function openOutside(): Promise<string> {
  await mkdir(outside, { recursive: true })
  await chmod(outside, 0o755)
  return outside
}

/**
 * The data folder: the one asked for or, where the account may not enter it, one of its own under
 * `/var/lib/ecenter`. Data stays where it was first put, even if rights change later.
 */
export async function reachableFolder(
  asked: string,
  account: Account | undefined,
): Promise<string> {
  await mkdir(dirname(asked), { recursive: true })
  const folder = account === undefined ? asked : await chosenFolder(asked, account)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account === undefined) return folder

  if ((await stat(folder)).uid !== account.uid) {
    await runAs(undefined, 'chown', ['-R', `${account.uid}:${account.gid}`, folder])
  }
  if (!(await canEnter(folder, account))) {
    throw new OperatorFault(
      `user ${account.uid}, who runs PostgreSQL, may not enter ${folder}: ` +
        'let others pass its parent folders (chmod o+x), or name another data folder',
    )
  }
  return folder
}

async function chosenFolder(asked: string, account: Account): Promise<string> {
  if (existsSync(clusterIn(asked))) return asked
  const other = folderOutside(asked)
  if (!existsSync(clusterIn(other)) && (await canEnter(dirname(asked), account))) return asked
  await openOutside()
  return other
}

function canEnter(folder: string, account: Account): Promise<boolean> {
  return succeedsAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])
}
