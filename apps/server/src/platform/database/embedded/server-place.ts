import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { OperatorFault } from '../../operator/operator-fault.ts'
import { clusterIn, reachableFolder } from './reachable-folder.ts'
import { type Account, runAs } from './run-as.ts'

/** Where the server of a data folder lives, and as whom it runs. */
export interface ServerPlace {
  readonly folder: string
  readonly cluster: string
  readonly account: Account | undefined
}

/** Makes the folder where it is missing; the cluster itself may be missing still. */
export async function serverPlace(asked: string): Promise<ServerPlace> {
  const account = await serverAccount(resolve(asked))
  const folder = await reachableFolder(resolve(asked), account)
  return { folder, cluster: clusterIn(folder), account }
}

/**
 * PostgreSQL refuses to run as root, so root lends it another user: whoever owns the folder
 * already, else `postgres` (created where missing), else `nobody`. A number alone is not enough:
 * initdb asks for the user's name. Anyone else runs it as themselves.
 */
export async function serverAccount(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const account =
    (await ownerOf(folder)) ??
    (await accountNamed('postgres')) ??
    (await createdAccount('postgres')) ??
    (await accountNamed('nobody'))
  if (account === undefined) {
    throw new OperatorFault(
      'PostgreSQL does not run as root, and no user postgres or nobody exists',
    )
  }
  return account
}

async function ownerOf(folder: string): Promise<Account | undefined> {
  const owner = await stat(folder).catch(() => undefined)
  return owner === undefined || owner.uid === 0 ? undefined : { uid: owner.uid, gid: owner.gid }
}

async function accountNamed(name: string): Promise<Account | undefined> {
  try {
    const uid = Number(await runAs(undefined, 'id', ['-u', name]))
    const gid = Number(await runAs(undefined, 'id', ['-g', name]))
    return { uid, gid }
  } catch {
    return undefined
  }
}

async function createdAccount(name: string): Promise<Account | undefined> {
  try {
    await runAs(undefined, 'useradd', ['--system', '--no-create-home', name])
  } catch {
    return undefined
  }
  return accountNamed(name)
}
